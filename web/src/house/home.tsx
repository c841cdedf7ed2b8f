export const Home = () => <main class="page" />;
