import type { Cluster } from './cluster.ts'

/** One thing that is proven. `run` answers what was measured, or throws what is wrong. */
export type Step = { name: string; run: (cluster: Cluster) => Promise<string> }

/** Throws a sentence unless something is as it must be. */
export function must(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}
