import type { PageModule } from '#sites/modules.ts'

export const pages = import.meta.glob<PageModule>('./office/*.page.tsx')

export const layout = () => import('./office-layout.tsx')
