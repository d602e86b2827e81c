import type { PageModule } from '../modules.ts'

export const pages = import.meta.glob<PageModule>('./office/*.page.tsx')
