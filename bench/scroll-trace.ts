/** What Chromium wrote down while a page was scrolled. */
export type TraceEvent = {
  name: string
  ph: string
  /** Microseconds. */
  ts: number
  dur?: number
  pid: number
  tid: number
  args: { name?: string; frame_reporter?: { state?: string } }
}

export type Scrolled = {
  /** Milliseconds the page's main thread was at the longest of its tasks. */
  longestTask: number
  /** Tasks of over 50 ms. */
  longTasks: number
  /** How often the page was laid out. */
  layouts: number
  /** Milliseconds of scripts. */
  scriptTime: number
  /** Share of the frames that had something new and were shown in time, of the compositor or whole. */
  onTime: number
}

const inMilliseconds = (microseconds: number) => microseconds / 1000

/** Reads a trace of the categories toplevel, devtools.timeline, cc and benchmark, in which one page was open. */
export function readTrace(events: readonly TraceEvent[]): Scrolled {
  const main = mainThread(events)
  const durations = (name: string) =>
    events
      .filter((event) => event.name === name && event.ph === 'X' && isOn(event, main))
      .map(({ dur = 0 }) => inMilliseconds(dur))
  const tasks = durations('RunTask')
  const frames = events.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args.frame_reporter?.state ? [args.frame_reporter.state] : [],
  )
  const shown = frames.filter((state) => state.startsWith('STATE_PRESENTED')).length
  const dropped = frames.filter((state) => state === 'STATE_DROPPED').length
  return {
    longestTask: Math.max(0, ...tasks),
    longTasks: tasks.filter((took) => took > 50).length,
    layouts: durations('Layout').length,
    scriptTime: durations('FunctionCall').reduce((sum, took) => sum + took, 0),
    onTime: shown + dropped > 0 ? shown / (shown + dropped) : Number.NaN,
  }
}

/** The page's, which laid out or ran most of the tasks where several processes draw. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasksOf = (thread: TraceEvent) => events.filter((event) => event.name === 'RunTask' && isOn(event, thread))
  return threads.toSorted((one, other) => tasksOf(other).length - tasksOf(one).length)[0]
}

const isOn = (event: TraceEvent, thread: TraceEvent | undefined) =>
  event.pid === thread?.pid && event.tid === thread.tid
