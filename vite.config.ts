import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3001}`

/** While developing, no page is rendered beforehand: the places for that are empty. */
const emptyFrame: Plugin = {
  name: 'empty-frame',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(/<!--(head|markup)-->/g, ''),
}

export default defineConfig({
  plugins: [react(), emptyFrame],
  build: {
    target: 'es2023',
    // light-dark() as it stands: rewritten for older browsers it no longer follows a color-scheme set further in.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': backend, '/files': backend } },
})
