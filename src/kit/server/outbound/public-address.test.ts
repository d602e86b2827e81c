import { expect, test } from 'vitest'
import { isPublicAddress, visitable } from './public-address.ts'

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.254',
  '2001:4860:4860::8888',
  '2a00:1450:4001:82f::200e',
])('%s is public.', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.255'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
  ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  '168.63.129.16',
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '100::1'],
  // v4 inside v6, by every way there is; public ones too, which nobody's name server says.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b::101:101', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:0:53aa:64c::'],
  ...['2001:db8::1', '3fff::1', '2001:2::1', '2001:10::1', '2001:20::1', '4000::1', '5f00::1', '8000::1'],
  // Not what a socket takes, though some libraries do.
  ...['0177.0.0.1', '0x7f.0.0.1', '127.1', '2130706433', '017700000001', '0x7f000001', '1.1.1.1.', '1.1.1', ''],
  ...['1.1.1.1 ', '[::1]', 'localhost', 'seewind.example'],
])('%s is not.', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  'http://seewind.example',
  'https://www.seewind.example:443/boote?x=1#y',
  'http://seewind.example:80/',
  'https://bötchen.example/',
  'https://1.1.1.1/',
  'https://[2001:4860:4860::8888]/',
])('%s may be visited.', (address) => expect(visitable(address)?.href).toBe(new URL(address).href))

test.each([
  ...['ftp://seewind.example', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'gopher://x.example'],
  ...['http://seewind.example:8080', 'https://seewind.example:22', 'http://user@seewind.example'],
  ...['http://user:word@seewind.example', 'seewind.example', '', 'https://', 'http://localhost', 'http://localhost.'],
  ...['http://printer', 'http://nas.local', 'http://db.internal', 'http://x.localhost', 'http://router.home.arpa'],
  // Every way to write 127.0.0.1 and its like.
  ...['http://127.0.0.1', 'http://127.1', 'http://0', 'http://0.0.0.0', 'http://2130706433', 'http://0x7f000001'],
  ...['http://0x7f.0.0.1', 'http://0177.0.0.1', 'http://017700000001', 'http://127.0.0.1.', 'http://①②⑦.⓪.⓪.①'],
  ...['http://[::1]', 'http://[::]', 'http://[::ffff:127.0.0.1]', 'http://[::ffff:7f00:1]', 'http://[::127.0.0.1]'],
  ...['http://[64:ff9b::7f00:1]', 'http://[2002:7f00:1::]', 'http://[fe80::1]', 'http://[fd00:ec2::254]'],
  ...['http://169.254.169.254/latest/meta-data/', 'http://0xA9FEA9FE', 'http://0251.0376.0251.0376'],
  ...['http://10.0.0.1', 'http://192.168.1.1', 'http://172.16.0.1', 'http://100.64.0.1', 'http://192.0.0.192'],
  `http://${'a'.repeat(2000)}.example`,
])('%s may not.', (address) => expect(visitable(address)).toBeUndefined())
