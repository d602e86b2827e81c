import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#kit/server/settings/env.ts'
import { buildTestApp } from '#testing/app.ts'

const root = resolve('build/client')
let paths: string[]
let texts: { path: string; text: string }[]

beforeAll(async () => {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  paths = found.filter((one) => one.isFile()).map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  const readable = paths.filter((path) => /\.(js|css|html|json|webmanifest|txt|xml|svg)$/.test(path))
  texts = await Promise.all(readable.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
})

/** Where something stands, with what is around it. */
const where = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${path}: ${text.slice(Math.max(0, at - 40), at + 60)}`]
  })

describe('what browsers are given', () => {
  test('was built, with scripts and pages', () => {
    expect(texts.filter(({ path }) => path.endsWith('.js')).length, 'npm run build makes them').toBeGreaterThan(100)
    expect(where(/<html/).length).toBeGreaterThan(20)
    expect(where(/X-CSRFToken/i).length).toBeGreaterThan(0)
  })

  test('has no source maps', () => {
    expect(paths.filter((path) => /\.map(\.\w+)?$/.test(path))).toEqual([])
    expect(where(/sourceMappingURL=/)).toEqual([])
  })

  test.each([
    [
      'modules of the server',
      /server\/(?:commands|queries|routes|policy|jobs)|node:(?:crypto|fs|net)|fastify|nodemailer/,
    ],
    ['statements', /\b(?:SELECT \w[\w, .*]* FROM|INSERT INTO|DELETE FROM) \w/],
    ['the environment', /process\.env\b|import\.meta\.env\.(?!MODE|DEV|PROD|SSR|BASE_URL)/],
    [
      'paths of where it was built',
      new RegExp(`node_modules|${process.cwd().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`),
    ],
    ['our secrets', /linkKey|rootVerificationCode|shared_secrets|recovered_passwords|\$argon2id\$/],
  ])('has no %s', (_what, pattern) => {
    expect(where(pattern)).toEqual([])
  })

  test('has no value of this machine: of its settings or of its credentials.txt', async () => {
    const named = Object.entries(process.env).filter(([name]) => /PASSWORD|SECRET|TOKEN|KEY|CODE|_URL$/.test(name))
    const kept = await readFile(resolve('data/credentials.txt'), 'utf8').catch(() => '')
    const values = [
      ...named.map(([, value = '']) => value),
      ...kept.split('\n').map((line) => line.split(': ')[1] ?? ''),
    ]
    for (const value of values.filter(({ length }) => length > 7))
      expect(texts.filter(({ text }) => text.includes(value)).map(({ path }) => path)).toEqual([])
  })

  test('is all that is given: nothing beside it is in reach', async () => {
    const { visitor } = await buildTestApp({}, { pagesDir: root })
    for (const url of [
      '/server.js',
      '/manifest.json',
      '/sources.json',
      '/../server.js',
      '/assets/../../server.js',
      '/assets/%2e%2e/%2e%2e/server.js',
      '/assets/..%2f..%2fserver.js',
      '/assets/..%5c..%5cserver.js',
      '/.env',
      '/data/credentials.txt',
      '/package.json',
      '/src/server.ts',
    ]) {
      const { status, text } = await visitor().get(url)
      expect([url, status >= 400, /rootPassword|"dependencies"|createServer/.test(text)]).toEqual([url, true, false])
    }
  })
})

describe('a setting that is wrong is told without what was set', () => {
  const urls = ['DATABASE_URL', 'DATABASE_POOL_URL', 'SMTP_URL', 'IMAP_URL']
  const wrong: Record<string, string> = {
    ...Object.fromEntries(urls.map((name) => [name, 'gopher://me:Marked@host'])),
    ROOT_PASSWORD: 'Marked and much too long',
    ROOT_VERIFICATION_CODE: 'Marked',
    PAYPAL_CLIENT_SECRET: 'Marked\ntwice',
    PAYPAL_WEBHOOK_ID: 'Marked\ntwice',
    STRIPE_SECRET_KEY: 'Marked\ntwice',
    STRIPE_WEBHOOK_SECRET: 'Marked\ntwice',
    GOOGLE_PLACES_API_KEY: 'Marked\ntwice',
    METRICS_TOKEN: 'Marked\ntwice',
  }
  test.each(Object.entries(wrong))('%s', (name, value) => {
    const messageOf = (given: string) => {
      try {
        readEnv({ [name]: given })
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(messageOf(value)).toMatch(new RegExp(`^${name} must`))
    expect(messageOf(value)).not.toContain('Marked')
    if (!urls.includes(name)) return
    const scheme = name.startsWith('DATABASE') ? 'postgres' : name.slice(0, 4).toLowerCase()
    expect(messageOf(`${scheme}://me:%zzMarked@host/boats`)).toMatch(new RegExp(`^${name} must`))
  })
})
