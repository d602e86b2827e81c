import '../src/kit/ui/base.css'
import '../src/sites/agency/theme.css'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { Toaster } from '#kit/ui/toaster.tsx'
import { Specimens } from './specimens.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

createRoot(document.getElementById('root') as HTMLElement).render(
  <Router>
    <Specimens />
    <Toaster />
  </Router>,
)
