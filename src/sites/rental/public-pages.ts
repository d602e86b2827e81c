import type { PageModule } from '../modules.ts'

export const pages = import.meta.glob<PageModule>('./public/*.page.tsx')
