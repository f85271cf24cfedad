import { ApiError } from './api-error.ts';

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000];

/** Asks again while the failure may pass, each time a little later; for questions that change nothing. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
  return ask();
}

/** True if a failure says nothing about what was asked: the answer got lost, or comes later. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && error.isPassing;
}
