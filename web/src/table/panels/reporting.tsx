import { Reporting } from "../../house/safety/reporting.tsx";
import { useSession } from "../context.ts";

/** The way to report somebody at this table, with what they have said here. */
export function ReportHere({ id, name }: { id: string; name: string }) {
  const { info, talk } = useSession();
  const lines = talk.lines.value.filter(({ player }) => player === id);
  return <Reporting id={id} name={name} table={info.value?.id} lines={lines} />;
}
