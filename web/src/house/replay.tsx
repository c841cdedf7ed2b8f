export const Replay = ({ id }: { id: string }) => <main class="page" data-table={id} />;
