import { expect, test } from 'vitest'
import { readTrace, type TraceEvent } from './scroll-trace.ts'

const event = (name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', ts: 0, pid: 1, tid: 1, args: {} },
  ...more,
})
const thread = (pid: number, name = 'CrRendererMain') => event('thread_name', { ph: 'M', pid, args: { name } })
const frame = (state: string) => event('PipelineReporter', { ph: 'b', args: { frame_reporter: { state } } })

test('tasks, layouts and scripts are those of the page, in milliseconds', () => {
  const trace = [
    thread(1),
    thread(2),
    event('RunTask', { dur: 50_000 }),
    event('RunTask', { dur: 50_100 }),
    event('RunTask', { dur: 900_000, pid: 2 }),
    event('RunTask', { dur: 700_000, tid: 9 }),
    event('Layout', { dur: 400 }),
    event('Layout', { dur: 400, tid: 9 }),
    event('FunctionCall', { dur: 1500 }),
    event('FunctionCall', { dur: 500 }),
  ]
  expect(readTrace(trace)).toMatchObject({ longestTask: 50.1, longTasks: 1, layouts: 1, scriptTime: 2 })
})

test('a frame in which nothing had to change is neither in time nor late', () => {
  const states = ['PRESENTED_ALL', 'PRESENTED_PARTIAL', 'PRESENTED_ALL', 'DROPPED', 'NO_UPDATE_DESIRED']
  const trace = [thread(1), ...states.map((state) => frame(`STATE_${state}`)), event('PipelineReporter', { ph: 'e' })]
  expect(readTrace(trace)).toMatchObject({ onTime: 0.75, longestTask: 0 })
})

test('without frames there is no share of them', () => {
  expect(readTrace([]).onTime).toBeNaN()
})
