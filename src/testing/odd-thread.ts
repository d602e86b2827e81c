import { parentPort, threadId } from 'node:worker_threads'

/** The program of a thread that does as it is told, good or bad. */
parentPort?.on('message', (told: string) => {
  if (told === 'spin') for (;;);
  if (told === 'exit') process.exit()
  if (told === 'crash') throw new Error('crashed')
  if (told === 'allocate') for (const all: number[][] = []; ; ) all.push(Array.from({ length: 100_000 }, Math.random))
  if (told === 'crash later') setTimeout(() => process.exit(1))
  parentPort?.postMessage(told === 'fail' ? { failed: new Error('failed') } : { done: threadId })
})
