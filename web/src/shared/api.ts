import type { Clause, ProblemReport } from "../protocol";
import { hasMessage, t } from "./i18n.ts";

/** The server said no, or could not be reached (`code` is then "unreachable"). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly problems: readonly Clause[];
  readonly args: Readonly<Record<string, string | number>>;

  constructor(status: number, report: ProblemReport) {
    super(report.text);
    this.status = status;
    this.code = report.code;
    this.problems = report.problems ?? [];
    this.args = report.args ?? {};
  }
}

/** What went wrong, for the person. */
export function apiMessage(error: unknown): string {
  const id = error instanceof ApiError ? `refused-${error.code}` : "";
  if (!(error instanceof ApiError) || !hasMessage(id)) return t("common-failed");
  return t(id, error.args);
}

/** The token of this browser, once the server has given it one. */
export const csrfToken = () => /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];

async function report(response: Response): Promise<ProblemReport> {
  try {
    const body = (await response.json()) as Partial<ProblemReport>;
    return { code: "failed", text: response.statusText, ...body };
  } catch {
    return { code: "failed", text: response.statusText };
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-csrftoken"] = csrfToken() ?? "";
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(0, { code: "unreachable", text: "the server cannot be reached" });
  }
}

let introduction: Promise<unknown> | null = null;

/** A browser that is new here asks one thing first: two first questions make two guests. */
async function introduced() {
  if (csrfToken()) return;
  introduction ??= request("GET", "/api/me").finally(() => {
    introduction = null;
  });
  await introduction;
}

/** Asks the server and returns its JSON; every refusal is an `ApiError`. */
export async function api<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  await introduced();
  let response = await request(method, path, body);
  let refusal = response.ok ? null : await report(response);
  if (refusal?.code === "csrf") {
    // Two tabs that came at once have brought two tokens; by now there is one.
    response = await request(method, path, body);
    refusal = response.ok ? null : await report(response);
  }
  if (refusal) throw new ApiError(response.status, refusal);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const get = <T>(path: string): Promise<T> => api<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => api<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => api<T>("PUT", path, body);
