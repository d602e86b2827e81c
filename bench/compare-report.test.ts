import { expect, test } from 'vitest'
import { callNamed } from './calls.ts'
import { type Compared, comparisonOf } from './compare-report.ts'
import type { Round } from './measure.ts'

const round = (throughput: number, latency: number): Round => ({
  throughput,
  latencies: [latency],
  serverCpu: 300,
  postgresCpu: 100,
  delay: { p99: 1, most: 2 },
})
const gallery: Compared = {
  call: callNamed('gallery'),
  fromMemory: false,
  lacking: [undefined, undefined],
  contenders: [],
  rounds: [
    [round(100, 4), round(200, 4)],
    [round(150, 3), round(300, 3)],
  ],
}

test('A line has both revisions, and how many times as fast the new one is.', () => {
  const line = comparisonOf('v1', [gallery], 60)[1]
  expect(line?.split(/ {2,}/)).toEqual([
    'gallery',
    '150',
    '225',
    '1.50',
    '1.00',
    '4.0',
    '4.0',
    '3.0',
    '3.0',
    '400',
    '400',
  ])
})

test('A call that one of them lacks is named with what came instead, once.', () => {
  const lacking = { ...gallery, lacking: ['expected 200: HTTP/1.1 404 Not Found', undefined], rounds: undefined }
  const lines = comparisonOf('v1', [lacking, { ...lacking, fromMemory: true }], 60)
  expect(lines.filter((line) => line.includes('lacks'))).toEqual([
    'gallery: v1 lacks it (expected 200: HTTP/1.1 404 Not Found)',
  ])
})
