import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line, wholeNumber } from '#kit/shared/fields.ts'
import { acquisitionTypes } from '../contract.ts'
import { acquisitionMessages, rejectionTags } from '../entries/contract/handle.ts'

/** Looking for businesses: asking a places lookup, then reading each business's own site. */

/** places: asking the lookup; sites: reading the websites found. */
export const crawlStatuses = ['places', 'sites', 'paused', 'done', 'canceled', 'failed'] as const
export type CrawlStatus = (typeof crawlStatuses)[number]

export const crawlMessages = {
  typeNotSetUp: 'This project type has no matching places-lookup queries set up on the server side',
  stateNotSetUp: 'Please choose one of the states of the country: others cannot be looked up',
  failed: 'Crawling failed. Please try again.',
  gone: 'This crawl does not exist any more',
  notNow: 'This cannot be done with the crawl as it is now',
} as const

/** A business that was found. */
export const crawledTarget = z.object({
  id: z.int(),
  /** Of the business. */
  name: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Who runs it, where its site says so. */
  contact: z.string(),
  /** What the lookup was asked. */
  searchTerm: z.string(),
  /** waiting: its site has not been read. failed: it could not be, see reason. */
  state: z.enum(['waiting', 'done', 'failed', 'known']),
  reason: z.string(),
})
export type CrawledTarget = z.output<typeof crawledTarget>

/** One that is not offered: in the list already, never to be written to, or without a website. */
export const omittedTarget = z.extend(crawledTarget, {
  tag: z.enum(rejectionTags),
  /** The entry it collides with, where there is one. */
  entry: z.nullable(z.object({ id: z.int(), business: z.string() })),
})
export type OmittedTarget = z.output<typeof omittedTarget>

export const crawlRun = z.object({
  id: z.int(),
  status: z.enum(crawlStatuses),
  /** What is asked: Google Places, or OpenStreetMap's Overpass. */
  provider: z.enum(['google', 'overpass']),
  /** Questions to the lookup: answered, and all there are. */
  asked: z.int(),
  questions: z.int(),
  /** Websites: read or given up, and all there are to read. */
  read: z.int(),
  sites: z.int(),
  /** Businesses found. */
  found: z.int(),
  /** Until this instant the lookup wants to be left alone; null where it does not. */
  waitingUntil: z.nullable(z.string()),
  /** Why it failed or waits, as a sentence; null where it did not. */
  error: z.nullable(z.string()),
  startedBy: z.string(),
  /** Instants. */
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type CrawlRun = z.output<typeof crawlRun>

export const crawled = z.object({
  /** What can be taken, by name. */
  crawled_list: z.array(crawledTarget),
  omitted_list: z.array(omittedTarget),
  /** The latest run for this place; null where there was none. */
  crawl: z.nullable(crawlRun),
})
export type Crawled = z.output<typeof crawled>

const place = z.object({
  country: line({ min: 1, max: 50, message: acquisitionMessages.country }),
  state: line({ min: 1, max: 50, message: acquisitionMessages.state }),
  type: z.enum(acquisitionTypes, { error: acquisitionMessages.type }),
})
export type CrawlPlace = z.output<typeof place>

export const crawlTargets = endpoint({
  summary:
    'Looks for businesses of a state: starts a crawl, goes on with a paused or failed one, or tells what a recent one found. Answers at once, and takes the CSRF token as writes do. 422: TYPE_NOT_SET_UP, COUNTRY_NOT_SET_UP, STATE_NOT_SET_UP',
  method: 'GET',
  path: '/api/sshp_crawl_acquisition_targets/',
  access: 'admin',
  acts: true,
  query: place,
  answers: { 200: crawled },
})

export const getCrawl = endpoint({
  summary: 'How far the latest crawl of a state is, and what it found; starts none',
  method: 'GET',
  path: '/api/sshp_get_acquisition_crawl/',
  access: 'admin',
  changesWith: ['acquisition'],
  query: place,
  answers: { 200: crawled },
})

/** again: a new crawl of the same place, whatever the last one found. */
export const crawlActions = ['pause', 'resume', 'cancel', 'again'] as const
export type CrawlAction = (typeof crawlActions)[number]

export const controlCrawl = endpoint({
  summary: 'Pauses, resumes, ends or repeats a crawl. 404: no such crawl. 409: NOT_NOW',
  method: 'POST',
  path: '/api/sshp_control_acquisition_crawl/',
  access: 'admin',
  body: z.object({
    id: wholeNumber({ min: 1, max: 999_999_999, message: crawlMessages.gone }),
    action: z.enum(crawlActions, { error: 'Please say what to do: pause, resume, cancel or again' }),
  }),
  answers: { 200: z.object({ status: z.literal('success'), crawl: crawlRun }) },
})
