import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frugal } from './memory.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] as string)
const files = globSync('deploy/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^(\.env|app\.env)$/.test(entry.name) && !entry.parentPath.includes('secrets'))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

const settings = new Set(
  ['env', 'env-fiskaly'].flatMap((file) => all(read(`src/kit/server/settings/${file}.ts`), /^ {2}([A-Z][A-Z_]+):/gm)),
)
const compositions = ['deploy/compose.yaml', 'deploy/compose.single.yaml']
const kubernetes = 'deploy/kubernetes/'

/** The part of a YAML file below a key, by its indentation. */
function below(text: string, key: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.trim() === `${key}:` || line.trim().startsWith(`${key}: &`))
  if (start < 0) return ''
  const depth = lines[start]?.search(/\S/) ?? 0
  const length = lines.slice(start + 1).findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n')
}

const appOf = (composition: string) => {
  const text = read(composition)
  return below(text, 'x-app') || below(text, 'app')
}
const keysOf = (yaml: string) => all(yaml, /^\s*(?:#\s*)?([A-Z][A-Z_]+):/gm)

test('what the files set is a setting of the application', () => {
  const named = {
    ...Object.fromEntries(compositions.map((file) => [file, keysOf(below(appOf(file), 'environment'))])),
    '.env.example': all(read('.env.example'), /^([A-Z_]+)=/gm),
    'app.env.example': all(read('deploy/app.env.example'), /^([A-Z_]+)=/gm),
    'config.yaml': keysOf(below(read(`${kubernetes}config.yaml`), 'data')),
    'secret.template.yaml': keysOf(below(read(`${kubernetes}secret.template.yaml`), 'stringData')),
    Containerfile: all(read('deploy/Containerfile'), /\b([A-Z_]+)=\S/g).filter(
      (name) => !['NODE_ENV', 'PATH', ...Object.keys(frugal)].includes(name),
    ),
    // The password becomes part of an address.
    'deployment.yaml': all(read(`${kubernetes}deployment.yaml`), /- name: ([A-Z_]+)$/gm).filter(
      (name) => name !== 'DATABASE_PASSWORD',
    ),
  }
  for (const [file, names] of Object.entries(named)) {
    expect(names.length, file).toBeGreaterThan(0)
    expect(
      names.filter((name) => !settings.has(name)),
      file,
    ).toEqual([])
  }
})

test('the settings that people read about are those of the application', () => {
  const listed = all(read('docs/settings.md'), /^\| (.*?) \|/gm).flatMap((names) => all(names, /`([A-Z_]+)`/g))
  expect(listed.filter((name) => name !== 'BACKUP_SECRET_KEY').toSorted()).toEqual([...settings].toSorted())
})

test('the image gives memory back as npm start does', () => {
  const image = read('deploy/Containerfile')
  for (const [name, value] of Object.entries(frugal)) expect(image).toContain(`${name}=${value}`)
})

test('the paths that are asked for exist', () => {
  const server = globSync('src/kit/server/*/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const source = server.map(read).join('\n')
  const asked = new Set(
    files.flatMap((file) => all(read(file), /(\/(?:healthz|readyz|metrics|livez|health|ready|api\/live\/))(?![\w-])/g)),
  )
  expect([...asked].sort()).toEqual(['/api/live/', '/healthz', '/metrics', '/readyz'])
  for (const path of asked) expect(source, path).toContain(`'${path}'`)
})

test('whoever stops an application waits for SHUTDOWN_DELAY and the 30 seconds after it', () => {
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN)
  for (const file of compositions) {
    const app = appOf(file)
    const delay = /SHUTDOWN_DELAY/.test(app) ? seconds(app, /SHUTDOWN_DELAY: "?(\d+)/) : 0
    expect(seconds(app, /stop_grace_period: (\d+)s/), file).toBeGreaterThan(delay + 30)
  }
  const delay = seconds(read(`${kubernetes}config.yaml`), /SHUTDOWN_DELAY: "(\d+)"/)
  const deployment = read(`${kubernetes}deployment.yaml`)
  expect(seconds(deployment, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(delay + 30)
  const readiness = below(deployment, 'readinessProbe')
  const noticed = seconds(readiness, /periodSeconds: (\d+)/) * seconds(readiness, /failureThreshold: (\d+)/)
  expect(delay).toBeGreaterThan(noticed)
})

test('images have versions, and the one that builds has the Node of the project', () => {
  const images = files.flatMap((file) => all(read(file), /^\s*(?:image:|FROM) (\S+)/gm))
  expect(images.length).toBeGreaterThan(4)
  const given = ['sternsinger', ...images.filter((image) => image.startsWith('${'))]
  for (const image of images.filter((one) => !given.includes(one)))
    expect(image).toMatch(/^[\w.-]+\/[\w./-]+:v?\d+\.\d+/)
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(read('deploy/Containerfile')).toContain(`/node:${dependencies.node}-`)
})

test('everything that the image is built from is let in and copied', () => {
  const containerfile = read('deploy/Containerfile')
  const inputs = /const inputs = \[(.*)\]/.exec(read('scripts/prepare.mjs'))?.[1] ?? ''
  const copied = all(containerfile, /^COPY ((?!--).*) \S+$/gm).flatMap((names) => names.split(' '))
  const needed = all(inputs, /'([^']+)'/g).map((input) => input.split('/')[0] as string)
  for (const name of [...needed, 'tsconfig.json']) expect(copied).toContain(name)
  const letIn = all(read('deploy/Containerfile.dockerignore'), /^!(\S+)$/gm)
  expect(letIn.sort()).toEqual(copied.sort())
})

test('proxies let through whatever the application takes', async () => {
  const contracts = globSync('src/features/**/{contract,contract/*}.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const limits: number[] = []
  for (const file of contracts) {
    const endpoints: Record<string, unknown> = await import(join(root, file))
    for (const one of Object.values(endpoints)) {
      if (typeof one === 'object' && one !== null && 'bodyLimit' in one) limits.push(Number(one.bodyLimit))
    }
  }
  expect(limits.length).toBeGreaterThan(3)
  const most = Math.max(...limits)
  for (const [file, pattern] of [
    ['deploy/nginx/sternsinger.conf', /client_max_body_size (\d+)m/],
    [`${kubernetes}ingress.yaml`, /proxy-body-size: (\d+)m/],
  ] as const)
    expect(Number(pattern.exec(read(file))?.[1]) * 1024 * 1024, file).toBeGreaterThanOrEqual(most)
})

test('proxies redirect to our own name only, and give one network a part of all connections', () => {
  const nginx = read('deploy/nginx/sternsinger.conf').replace(/#.*/g, '')
  const servers = nginx.split(/^server \{$/m).slice(1)
  const [name] = all(nginx, /proxy_set_header Host (\S+);/g)
  expect(name).toMatch(/^[a-z.]+$/)
  const redirects = servers.flatMap((server) => all(server, /return 30\d (\S+);/g))
  expect(redirects).toEqual([`https://${name}$request_uri`])
  expect(nginx).not.toMatch(/\$(http_)?host\b/)
  for (const port of ['80', '443', '[::]:80', '[::]:443']) {
    const listening = servers.filter((server) => server.includes(`listen ${port}`))
    expect(
      listening.filter((server) => /default_server/.test(server) && /return 444;/.test(server)),
      port,
    ).toHaveLength(1)
    expect(
      listening.filter((server) => server.includes(`server_name ${name};`)),
      port,
    ).toHaveLength(1)
  }
  for (const server of servers.filter((one) => one.includes(`server_name ${name};`)))
    expect(server).toMatch(/client_header_timeout \d+s;/)

  const haproxy = read('deploy/haproxy/haproxy.cfg').replace(/#.*/g, '')
  const web = haproxy.slice(haproxy.indexOf('frontend web'), haproxy.indexOf('backend apps'))
  const [most] = all(web, /tcp-request connection reject if \{ sc0_conn_cur gt (\d+) \}/g)
  const [some] = all(web, /^\s*maxconn (\d+)$/gm)
  const [everything] = all(haproxy, /^\s*maxconn (\d+)$/gm)
  expect(web).toMatch(/stick-table type ipv6 .*store conn_cur\n\s*tcp-request connection track-sc0 src,ipmask\(32,64\)/)
  expect(web).toMatch(/timeout http-request \d+s/)
  expect(Number(most) * 10).toBeLessThan(Number(some))
  expect(Number(some)).toBeLessThan(Number(everything))
})

test('the run book has every section that an alert leads to, and names files that are there', () => {
  const book = read('deploy/README.md')
  const sections = new Set(all(book, /^#+ (.+)$/gm).map((title) => title.toLowerCase().replaceAll(' ', '-')))
  const wanted = all(read('deploy/monitoring/alerts.yml'), /runbook: deploy\/README\.md#(\S+)/g)
  expect(wanted.length).toBeGreaterThan(5)
  for (const section of wanted) expect([...sections], section).toContain(section)
  for (const path of all(book, /\]\(([^)#]+)\)/g)) expect(existsSync(join(root, 'deploy', path)), path).toBe(true)
  for (const file of compositions)
    for (const path of all(read(file), /\{ file: (?!secrets)(\S+) \}/g))
      expect(existsSync(join(root, 'deploy', path)), `${file}: ${path}`).toBe(true)
  for (const name of all(read(`${kubernetes}kustomization.yaml`), /^ {2}- (\S+\.yaml)$/gm))
    expect(existsSync(join(root, kubernetes, name)), name).toBe(true)
})

test('a setting that the run book names is one of the application or of the files beside it', () => {
  const others = new Set(
    files
      .filter((file) => !file.endsWith('.md'))
      .flatMap((file) => all(read(file), /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g)),
  )
  const named = all(read('deploy/README.md'), /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g)
  expect(named.filter((name) => !settings.has(name) && !others.has(name))).toEqual([])
})
