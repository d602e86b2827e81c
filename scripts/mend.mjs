import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * postgres.js 3.4.9 writes into a connection that is gone: a transaction whose connection breaks ends the whole process
 * (its issues 1154 and 1208), its next statements may run inside a transaction of somebody else (1216), and what is
 * written between a reset and its end is never answered; a connection that breaks while it is being opened, after it was
 * let in, ends the process as well; and who writes rows that a COPY refuses at its end waits for ever. Decision 42. Each
 * mend is a line of the package and what stands there instead; a version that does not have the line any more is refused,
 * so that nobody believes it mended.
 */
const mends = [
  [
    'src/connection.js',
    '    clearImmediate(nextWriteTimer)\n    socket.',
    '    clearImmediate(nextWriteTimer)\n    nextWriteTimer = chunk = errorResponse = null\n    socket.',
  ],
  ['src/connection.js', '    !hadError && (query || sent.length) && error(', '    ;(query || sent.length) && error('],
  [
    'src/connection.js',
    '    const x = socket.write(chunk, fn)\n',
    "    if (!socket) return (chunk = nextWriteTimer = null, error(Errors.connection('CONNECTION_CLOSED', options)), false)\n    const x = socket.write(chunk, fn)\n",
  ],
  [
    'src/connection.js',
    '        return fetchArrayTypes()\n',
    '        return fetchArrayTypes().catch(() => {}) // Its error is told to whoever waits for the connection.\n',
  ],
  [
    'src/connection.js',
    '    stream && (stream.destroy(err), stream = null)\n    query &&',
    '    stream && (stream.destroy(err), stream = null)\n    final && (final(err), final = null)\n    query &&',
  ],
  [
    'src/connection.js',
    '.d().raw(chunk).end(), callback)\n      },\n      destroy(error, callback) {\n        callback(error)\n        socket.write(b().f().str(error + b.N).end())\n        stream = null\n      },\n      final(callback) {\n        socket.write(b().c().end())\n        final = callback\n        stream = null\n',
    '.d().raw(chunk).end(), callback)\n      },\n      destroy(error, callback) {\n        callback(error)\n        socket && socket.write(b().f().str(error + b.N).end())\n        stream = null\n      },\n      final(callback) {\n        socket.write(b().c().end())\n        final = callback\n        stream = null\n',
  ],
  [
    'src/index.js',
    '    c.reserved.release = true\n',
    '    c.reserved.release = true\n    let lost = null\n    c.onclose = (e) => {\n      lost = e\n      while (queue.length) queue.shift().reject(e)\n    }\n',
  ],
  [
    'src/index.js',
    '    sql.release = () => {\n',
    '    sql.release = () => {\n      if (lost) return\n      c.onclose = null\n',
  ],
  [
    'src/index.js',
    '    function handler(q) {\n      c.queue === full\n        ? queue.push(q)',
    '    function handler(q) {\n      if (lost) return q.reject(lost)\n      c.queue === full\n        ? queue.push(q)',
  ],
  ['src/index.js', '      , prepare = null\n', '      , prepare = null\n      , lost = null\n'],
  [
    'src/index.js',
    '        new Promise((_, reject) => connection.onclose = reject)\n',
    '        new Promise((_, reject) => connection.onclose = (e) => {\n          lost = e\n          while (queries.length) queries.shift().reject(e)\n          reject(e)\n        })\n',
  ],
  [
    'src/index.js',
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)\n',
  ],
]

/** Mends the installed packages where that was not done yet. Throws where it cannot be. */
export function mendPackages(modules) {
  const directory = join(modules, 'postgres')
  if (!existsSync(directory)) return
  for (const file of new Set(mends.map(([name]) => name))) {
    const path = join(directory, file)
    const found = readFileSync(path, 'utf8')
    const mended = mends.filter(([name]) => name === file).reduce(mend, found)
    if (mended !== found) writeFileSync(path, mended)
  }
}

function mend(text, [file, from, to]) {
  if (text.includes(to)) return text
  if (text.split(from).length !== 2) throw new Error(`postgres/${file} is not the one that scripts/mend.mjs mends`)
  return text.replace(from, () => to)
}
