import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, lines } from './html.ts'

test('Whatever is put in stays text, in content and in attributes.', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [, attribute = '', content = ''] =
        /^<p title="(.*)">(.*)<\/p>$/s.exec(String(html`<p title="${text}">${text}</p>`)) ?? []
      for (const part of [attribute, content]) {
        expect(part).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
      }
    }),
  )
  expect(String(html`<b>${`<i title='"'>&amp;`}</b>`)).toBe('<b>&lt;i title=&#39;&quot;&#39;&gt;&amp;amp;</b>')
})

test('Markup made by it goes in as it is, alone and in lists.', () => {
  expect(String(html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}</ul>`)).toBe('<ul><li>1</li><li>2</li></ul>')
  expect(String(html`<p>${lines('a\n<b>')}</p>`)).toBe('<p>a<br>&lt;b&gt;</p>')
})
