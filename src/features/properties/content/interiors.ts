import type { PropertyPicture } from '../rules.ts'

/** What is seen on the pictures `{picture}-inside`. */
export const interiorAlts: Readonly<Record<PropertyPicture, string>> = {
  'canal-house':
    'Brick-floored hall with dark beams and an oak stair, a fire burning, low sun through tall windows that face gables across the canal',
  'corner-house':
    'Stair hall with red dado and chequered tiles; morning sun falls through a tall window of coloured glass',
  'harbour-house':
    'High dining hall with a dark oak kitchen, a long table and a wall of glass over the harbour basin at evening',
  'white-terrace': 'Blue drawing room with a white marble fireplace, bookcases and a breakfast table in the bay window',
  penthouse: 'Living room at dusk with a grand piano before the lit towers, green chairs and a table of green marble',
  courtyard:
    'White Berlin room with scrubbed boards, a rust-red sofa, a tall fig and folding doors open to the bedroom',
  'garden-flat': 'Bedroom in sand and pale linen, its glass door slid open to a lawn with a cherry tree in blossom',
  'timber-tower':
    'Kitchen and dining room all of spruce, a wooden train on the rug, wide balcony doors before wooded hills',
  'forest-cabin':
    'Bed and wood stove under the steep boards of the A-frame, tall spruces in fog beyond its glass gable',
  'lake-house': 'White-boarded living room under a pitched roof, low sun over the lake through the glass gable',
  'alpine-farmhouse':
    'Panelled parlour with a green tiled stove, a corner bench with red cushions and small windows on a meadow',
  'heath-pavilion': 'Orange sofa and an open fire in a white brick wall, heather in bloom along the whole glass front',
  'dune-house': 'White bathroom with an oval tub before a wide window, grassy dunes and the sea outside',
  'thatched-house':
    'Low kitchen with pale blue beams, a range before blue-and-white tiles and a scrubbed table with teal chairs',
  'cliff-house': 'Leather wing chair between a wall of books with a ladder and a glass front high above the sea',
  'tuscan-villa': 'Vaulted kitchen with brick ribs, a long laid table on terracotta and an open arch towards cypresses',
  'patio-house':
    'White room with patterned cement tiles and a plastered bench, an arch open on an orange tree in the patio',
  'fjord-cabin': 'Pine-lined cabin with box beds and a stove, its window seat looking down the fjord in the blue hour',
  'cycladic-house':
    'White vaulted bedroom with a built-in bed, blue shutters and an arched door open on a terrace and the sea',
  finca:
    'Covered porch with sandstone arches and wooden beams, a long table laid in the evening sun, olive trees and a pool outside',
  lighthouse:
    'Round lantern room with red ribs, a curved desk, a blue wing chair and a telescope, marsh and sea behind the panes',
  'brick-mill':
    'Painter’s loft under brick vaults on iron columns, tall arched windows, an easel and a table of colours',
  'logistics-hall':
    'Aisle between tall blue and orange pallet racks, a reach truck lifting cartons below a strip of roof light',
  workshop:
    'Brick workshop under saw-tooth glass with a yellow travelling crane, a carved stone ring and a joiner’s bench',
}
