/** The server's ordinary addresses. */
import type { Problem } from '../protocol/messages';
import { messageArguments, type Arguments } from './texts.svelte';

/** A refusal by the server: a message id of errors.ftl with its arguments. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: Arguments,
  ) {
    super(id);
  }
}

const NO_CONTENT = 204;

async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal('page-offline', {});
  }
  const answer: unknown = response.status === NO_CONTENT ? null : await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = answer as Problem | null;
  throw problem ? new Refusal(problem.error, messageArguments(problem.args)) : new Refusal('page-failed', {});
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);

export const post = <T>(path: string, body: unknown): Promise<T> => postText<T>(path, JSON.stringify(body));

/** Send what is JSON already. */
export const postText = <T>(path: string, body: string): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

/** A file of the server, as it is. */
export async function getText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) throw new Refusal(response ? 'page-failed' : 'page-offline', {});
  return response.text();
}
