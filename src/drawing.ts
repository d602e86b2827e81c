/** The program of the thread in which pages are drawn anew: the pages themselves are beside it, built for each language. */
import { drawPages } from '#kit/server/pages/drawing-thread.ts'

drawPages()
