import { expect, test } from 'vitest'
import { bodyHtml, saysSomething } from './typed-html.ts'

test.each([
  ['Hello\nthere\n\nBye', '<p>Hello<br>there</p><p>Bye</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['Tom &amp; Jerry', '<p>Tom &amp; Jerry</p>'],
  ['<p>As it is</p>\n', '<p>As it is</p>'],
  ['   ', ''],
])('the text %j becomes %j', (text, html) => {
  expect(bodyHtml(text)).toBe(html)
})

test.each([
  ['<p>&nbsp;</p><br>', false],
  ['', false],
  ['<p>x</p>', true],
])('%j says something: %s', (html, says) => {
  expect(saysSomething(html)).toBe(says)
})
