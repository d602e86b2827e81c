import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { line } from '#kit/shared/fields.ts'
import { vehicle } from '../contract.ts'
import { words } from '../words.ts'

/** Without regard to case, as names are compared. */
const vehicleName = line({ max: 25, message: () => words.noVehicleName })

export const getBoat = endpoint({
  summary: 'A vehicle by its name, and those most like it that can be booked. 404: there is none of this name',
  method: 'GET',
  path: '/api/rere_get_boat/:vehicleName/',
  access: 'anyone',
  changesWith: ['vehicles', 'settings', 'prices'],
  params: z.object({ vehicleName }),
  answers: { 200: z.object({ boat: vehicle, similar: z.array(vehicle) }) },
})

export const getBoatCard = endpoint({
  summary: 'The picture that messengers show of a link to a vehicle: JPEG, 1200 by 630',
  method: 'GET',
  path: '/api/rere_get_boat_card/:vehicleName/',
  access: 'anyone',
  changesWith: ['vehicles'],
  params: z.object({ vehicleName }),
  answers: { 200: 'image/jpeg' },
})
