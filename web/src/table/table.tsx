import { Waiting } from "../shared/ui.tsx";

export function Table({ id }: { id: string }) {
  return (
    <main data-table={id}>
      <Waiting />
    </main>
  );
}
