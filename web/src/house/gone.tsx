export const Gone = () => <main class="page" />;
