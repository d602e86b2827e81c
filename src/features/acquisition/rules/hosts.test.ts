import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSharedHost, websiteKey } from './hosts.ts'

test.each<[website: string, key: string | undefined]>([
  ['https://www.seewind.example/boote?x=1#top', 'seewind.example'],
  ['seewind.example', 'seewind.example'],
  ['HTTP://SEEWIND.EXAMPLE:80', 'seewind.example'],
  ['https://seewind.example:443/', 'seewind.example'],
  ['http://seewind.example:443/', 'seewind.example'],
  ['https://seewind.example:8443/', 'seewind.example:8443'],
  ['https://seewind.example./', 'seewind.example'],
  ['https://müller.example', 'xn--mller-kva.example'],
  ['https://xn--mller-kva.example/', 'xn--mller-kva.example'],
  ['https://boote.seewind.example', 'boote.seewind.example'],
  ['https://seewind.co.uk', 'seewind.co.uk'],
  ['https://seewind.github.io/x', 'seewind.github.io'],
  ['https://www.facebook.com/Seewind/?fbclid=abc', 'facebook.com/seewind'],
  ['https://m.facebook.com/seewind', 'facebook.com/seewind'],
  ['https://de-de.facebook.com/profile.php?id=5&utm_source=x', 'facebook.com/profile.php?id=5'],
  ['https://fb.com/seewind', 'facebook.com/seewind'],
  ['https://twitter.com/Seewind', 'x.com/seewind'],
  ['https://www.instagram.com/seewind/?igsh=1', 'instagram.com/seewind'],
  ['https://www.youtube.com/@Seewind', 'youtube.com/@Seewind'],
  ['https://www.youtube.com/watch?v=aB&feature=shared', 'youtube.com/watch?v=aB'],
  ['https://maps.google.com/?cid=5&hl=de', 'maps.google.com?cid=5'],
  ['https://sites.google.com/view/seewind#a', 'sites.google.com/view/seewind'],
  ['https://seewind.wordpress.com/boote/', 'seewind.wordpress.com/boote'],
  ['https://linktr.ee/seewind', 'linktr.ee/seewind'],
  ['https://www.tripadvisor.co.uk/Seewind?b=2&a=1', 'tripadvisor.co.uk/Seewind?a=1&b=2'],
  ['https://notfacebook.com/seewind', 'notfacebook.com'],
  ['no website', undefined],
  ['https://10.0.0.1/', undefined],
  ['', undefined],
])('%s is known by %s', (website, key) => {
  expect(websiteKey(website)).toBe(key)
})

test('A path makes a difference only where many share the host.', () => {
  const host = fc.constantFrom('seewind.example', 'facebook.com', 'boote.seewind.co.uk', 'linktr.ee')
  const path = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(host, path, path, (name, one, other) => {
      const [a, b] = [one, other].map((place) => websiteKey(`https://${name}/${place}`))
      expect(a === b).toBe(!isSharedHost(name) || one === other)
      expect(websiteKey(`http://WWW.${name.toUpperCase()}:80/${one}/?utm_source=x&gclid=1#y`)).toBe(a)
    }),
    { numRuns: 100 },
  )
})
