import { plural } from '#kit/shared/plural.ts'

export const typeNames = {
  city: 'City',
  nature: 'Nature',
  coast: 'Coast',
  abroad: 'Abroad',
  island: 'Island',
  apartment: 'Apartment',
  industry: 'Industry',
}
export const counted = (count: number) => plural(count, { one: '1 property', other: `${count} properties` })
export const plot = 'Plot'
export const floorArea = 'Floor area'
export const yearBuilt = 'Year built'
export const catalogOf = (agency: string) => `Catalog of ${agency}`
export const agencyDescription = 'Houses, apartments and halls, bought, sold, rented out and renovated'

/** What each property is, in a few words, by its picture. */
export const names = {
  'canal-house': 'Merchant’s house on the canal',
  'corner-house': 'Corner house with turret',
  'harbour-house': 'Townhouse on the basin',
  'white-terrace': 'White terraced house',
  penthouse: 'Penthouse over two storeys',
  courtyard: 'Flat in the second courtyard',
  'garden-flat': 'Garden flat',
  'timber-tower': 'Flat in a timber house',
  'forest-cabin': 'A-frame in the spruces',
  'lake-house': 'House over the lake',
  'alpine-farmhouse': 'Farmhouse under one roof',
  'heath-pavilion': 'Glass pavilion in the heather',
  'dune-house': 'House behind the dunes',
  'thatched-house': 'Thatched captain’s house',
  'cliff-house': 'House on the chalk',
  'tuscan-villa': 'Farmhouse at the end of the cypresses',
  'patio-house': 'Whitewashed patio house',
  'fjord-cabin': 'Cabin above the fjord',
  'cycladic-house': 'Seven cubes and a dome',
  finca: 'Finca with an arched porch',
  lighthouse: 'Lighthouse and keeper’s house',
  'brick-mill': 'Weaving mill',
  'logistics-hall': 'Logistics hall',
  workshop: 'Locomotive workshop',
}

/** Where it is. */
export const locations = {
  'canal-house': 'Lübeck, Old Town',
  'corner-house': 'Leipzig, Waldstraßenviertel',
  'harbour-house': 'Hamburg, HafenCity',
  'white-terrace': 'Bremen, Ostertor',
  penthouse: 'Frankfurt, Westend',
  courtyard: 'Berlin, Kreuzberg',
  'garden-flat': 'Munich, Schwabing',
  'timber-tower': 'Freiburg, Vauban',
  'forest-cabin': 'Black Forest',
  'lake-house': 'Mecklenburg Lakes',
  'alpine-farmhouse': 'Allgäu',
  'heath-pavilion': 'Lüneburg Heath',
  'dune-house': 'Sankt Peter-Ording',
  'thatched-house': 'Ahrenshoop, Baltic Sea',
  'cliff-house': 'Rügen, Jasmund',
  'tuscan-villa': 'Val d’Orcia, Italy',
  'patio-house': 'Alentejo, Portugal',
  'fjord-cabin': 'Hardanger, Norway',
  'cycladic-house': 'Paros, Greece',
  finca: 'Mallorca, Spain',
  lighthouse: 'Pellworm, North Frisia',
  'brick-mill': 'Bocholt',
  'logistics-hall': 'Bremen, Freight Village',
  workshop: 'Chemnitz',
}

/** What is seen from outside. */
export const alts = {
  'canal-house': 'Brick house with a stepped gable in a row on a canal in evening light, boats moored at the quay',
  'corner-house':
    'Ochre corner house of four storeys with a copper-capped turret, shops below and trees along the street',
  'harbour-house':
    'House of red-brown brick boxes that jut out over one another, with wide windows, above a harbour basin',
  'white-terrace': 'White terraced house with a bay, front steps and a blue door, in a row of pastel neighbours',
  penthouse: 'Glazed penthouse of two storeys with planted terraces at dusk, lit towers of the skyline behind it',
  courtyard: 'Courtyard of brick and white plaster with planted steel balconies, bicycles and one big tree',
  'garden-flat': 'White apartment house with rounded corners, the ground floor open to a lawn between hedges',
  'timber-tower':
    'Timber building of six storeys with balconies all along it, a meadow in flower and young trees before it',
  'forest-cabin': 'Dark A-frame cabin among tall spruces in the mist, its glazed front glowing',
  'lake-house': 'Timber house on stilts above a lake in evening light, with a jetty, a rowing boat and reeds',
  'alpine-farmhouse': 'Broad farmhouse, white below and dark wood above, with geraniums, before snowy mountains',
  'heath-pavilion':
    'Flat pavilion of glass and black steel in flowering heather, among birches and junipers, a sandy path before it',
  'dune-house':
    'Grey wooden house on stilts in dunes with marram grass, a boardwalk, a bicycle and the line of the sea',
  'thatched-house': 'White house with a thatched roof and a carved blue-green door, hollyhocks along a picket fence',
  'cliff-house': 'Low house of concrete and glass on white chalk cliffs, the sea far below, beeches turning yellow',
  'tuscan-villa':
    'Stone farmhouse with a tower and arched barn doors, cypresses beside it, poppies in dry grass in the low sun',
  'patio-house':
    'White house with a blue stripe along its base and a big chimney, by a pool with loungers, cork oaks behind',
  'fjord-cabin':
    'Black timber cabin with a grass roof, lit in the blue hour, an apple tree and steep mountains over a fjord',
  'cycladic-house': 'White cubes and steps with blue shutters and a blue dome, bougainvillea, the sea behind',
  finca:
    'Sandstone finca with an arched porch and a long pool, agaves, olive trees and a palm, mountains in evening light',
  lighthouse: 'Red and white lighthouse with a brick house at its foot, sheep on the dike under big clouds',
  'brick-mill': 'Long red-brick mill with a sawtooth roof, arched windows and a tall chimney on a cobbled yard',
  'logistics-hall':
    'Grey metal hall with a band of windows and numbered docks at dawn, a van and a truck on wet asphalt',
  workshop: 'Steel-framed workshop with a translucent wall glowing at dusk, rails in the yard, birches beside it',
}

/** What is seen inside. */
export const interiors = {
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
