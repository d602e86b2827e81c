import type { PageModule } from '#sites/modules.ts'

export const pages = import.meta.glob<PageModule>('./public/*.page.tsx')
