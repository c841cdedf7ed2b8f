export const Verify = () => <main class="page" />;
