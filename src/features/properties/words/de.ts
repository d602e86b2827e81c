import { plural } from '#kit/shared/plural.ts'

export const typeNames = {
  city: 'Stadt',
  nature: 'Natur',
  coast: 'Küste',
  abroad: 'Ausland',
  island: 'Insel',
  apartment: 'Wohnung',
  industry: 'Industrie',
}
export const counted = (count: number) => plural(count, { one: '1 Immobilie', other: `${count} Immobilien` })
export const plot = 'Grundstück'
export const floorArea = 'Nutzfläche'
export const yearBuilt = 'Baujahr'
export const catalogOf = (agency: string) => `Katalog von ${agency}`
export const agencyDescription = 'Häuser, Wohnungen und Hallen: gekauft, verkauft, vermietet und renoviert'

/** What each property is, in a few words, by its picture. */
export const names = {
  'canal-house': 'Kaufmannshaus am Kanal',
  'corner-house': 'Eckhaus mit Turm',
  'harbour-house': 'Stadthaus am Hafenbecken',
  'white-terrace': 'Weißes Reihenhaus',
  penthouse: 'Penthouse auf zwei Ebenen',
  courtyard: 'Wohnung im zweiten Hof',
  'garden-flat': 'Gartenwohnung',
  'timber-tower': 'Wohnung im Holzhaus',
  'forest-cabin': 'Nurdachhaus im Fichtenwald',
  'lake-house': 'Haus über dem See',
  'alpine-farmhouse': 'Bauernhaus unter einem Dach',
  'heath-pavilion': 'Glaspavillon in der Heide',
  'dune-house': 'Haus hinter den Dünen',
  'thatched-house': 'Kapitänshaus unter Reet',
  'cliff-house': 'Haus auf der Kreide',
  'tuscan-villa': 'Landgut am Ende der Zypressen',
  'patio-house': 'Weißes Haus mit Patio',
  'fjord-cabin': 'Hütte über dem Fjord',
  'cycladic-house': 'Sieben Würfel und eine Kuppel',
  finca: 'Finca mit Bogengang',
  lighthouse: 'Leuchtturm mit Wärterhaus',
  'brick-mill': 'Weberei',
  'logistics-hall': 'Logistikhalle',
  workshop: 'Lokomotivwerkstatt',
}

/** Where it is. */
export const locations = {
  'canal-house': 'Lübeck, Altstadt',
  'corner-house': 'Leipzig, Waldstraßenviertel',
  'harbour-house': 'Hamburg, HafenCity',
  'white-terrace': 'Bremen, Ostertor',
  penthouse: 'Frankfurt, Westend',
  courtyard: 'Berlin, Kreuzberg',
  'garden-flat': 'München, Schwabing',
  'timber-tower': 'Freiburg, Vauban',
  'forest-cabin': 'Schwarzwald',
  'lake-house': 'Mecklenburgische Seenplatte',
  'alpine-farmhouse': 'Allgäu',
  'heath-pavilion': 'Lüneburger Heide',
  'dune-house': 'Sankt Peter-Ording',
  'thatched-house': 'Ahrenshoop, Ostsee',
  'cliff-house': 'Rügen, Jasmund',
  'tuscan-villa': 'Val d’Orcia, Italien',
  'patio-house': 'Alentejo, Portugal',
  'fjord-cabin': 'Hardanger, Norwegen',
  'cycladic-house': 'Paros, Griechenland',
  finca: 'Mallorca, Spanien',
  lighthouse: 'Pellworm, Nordfriesland',
  'brick-mill': 'Bocholt',
  'logistics-hall': 'Bremen, Güterverkehrszentrum',
  workshop: 'Chemnitz',
}

/** What is seen from outside. */
export const alts = {
  'canal-house': 'Backsteinhaus mit Treppengiebel in einer Häuserzeile am Kanal, Abendlicht, Boote liegen am Kai',
  'corner-house':
    'Ockerfarbenes Eckhaus mit vier Geschossen und Turm mit Kupferhaube, unten Läden, Bäume entlang der Straße',
  'harbour-house':
    'Haus aus rotbraunen Klinkerkästen, die übereinander hinausragen, mit breiten Fenstern über einem Hafenbecken',
  'white-terrace': 'Weißes Reihenhaus mit Erker, Vortreppe und blauer Tür zwischen pastellfarbenen Nachbarn',
  penthouse: 'Verglastes Penthouse auf zwei Ebenen mit bepflanzten Terrassen, dahinter die Lichter der Hochhäuser',
  courtyard: 'Hof aus Backstein und weißem Putz mit bepflanzten Stahlbalkonen, Fahrrädern und einem großen Baum',
  'garden-flat': 'Weißes Wohnhaus mit runden Ecken, das Erdgeschoss offen zu einem Rasen zwischen Hecken',
  'timber-tower': 'Holzhaus mit sechs Geschossen und umlaufenden Balkonen, davor eine blühende Wiese und junge Bäume',
  'forest-cabin': 'Dunkles Nurdachhaus zwischen hohen Fichten im Nebel, die verglaste Front leuchtet',
  'lake-house': 'Holzhaus auf Pfählen über einem See im Abendlicht, mit Steg, Ruderboot und Schilf',
  'alpine-farmhouse': 'Breites Bauernhaus, unten weiß, oben dunkles Holz, mit Geranien, vor verschneiten Bergen',
  'heath-pavilion':
    'Flacher Pavillon aus Glas und schwarzem Stahl in blühender Heide, zwischen Birken und Wacholdern, davor ein Sandweg',
  'dune-house':
    'Graues Holzhaus auf Stelzen in Dünen mit Strandhafer, ein Bohlenweg, ein Fahrrad und die Linie des Meeres',
  'thatched-house': 'Weißes Haus mit Reetdach und geschnitzter blaugrüner Tür, Stockrosen am Lattenzaun',
  'cliff-house': 'Flaches Haus aus Beton und Glas auf weißen Kreidefelsen, tief unten das Meer, Buchen werden gelb',
  'tuscan-villa':
    'Landgut aus Stein mit Turm und gewölbten Toren, daneben Zypressen, Mohn im trockenen Gras, die Sonne steht tief',
  'patio-house':
    'Weißes Haus mit blauem Streifen am Sockel und großem Kamin, davor ein Becken mit Liegen, dahinter Korkeichen',
  'fjord-cabin':
    'Schwarze Holzhütte mit Grasdach, beleuchtet in der blauen Stunde, ein Apfelbaum und steile Berge über dem Fjord',
  'cycladic-house': 'Weiße Würfel und Stufen mit blauen Läden und blauer Kuppel, Bougainvillea, dahinter das Meer',
  finca: 'Finca aus Sandstein mit Bogengang und langem Becken, Agaven, Olivenbäume und eine Palme, Berge im Abendlicht',
  lighthouse: 'Rot-weißer Leuchtturm mit Backsteinhaus am Fuß, Schafe auf dem Deich unter großen Wolken',
  'brick-mill': 'Lange Weberei aus rotem Backstein mit Sheddach, Bogenfenstern und hohem Schornstein am Pflasterhof',
  'logistics-hall':
    'Graue Metallhalle mit Fensterband und nummerierten Toren im Morgengrauen, zwei Lastwagen auf nassem Asphalt',
  workshop:
    'Werkhalle mit Stahlgerüst, die durchscheinende Wand leuchtet in der Dämmerung, Gleise im Hof, daneben Birken',
}

/** What is seen inside. */
export const interiors = {
  'canal-house':
    'Diele mit Ziegelboden, dunklen Balken und Eichentreppe, ein Feuer brennt, tief steht die Sonne in hohen Fenstern mit Blick auf die Giebel jenseits des Kanals',
  'corner-house':
    'Treppenhaus mit rotem Sockel und Schachbrettfliesen; Morgensonne fällt durch ein hohes Fenster aus buntem Glas',
  'harbour-house':
    'Hoher Essraum mit dunkler Eichenküche, langem Tisch und einer Wand aus Glas über dem abendlichen Hafenbecken',
  'white-terrace': 'Blauer Salon mit weißem Marmorkamin, Bücherregalen und einem Frühstückstisch im Erker',
  penthouse:
    'Wohnraum in der Dämmerung mit Flügel vor erleuchteten Hochhäusern, grünen Sesseln und einem Tisch aus grünem Marmor',
  courtyard:
    'Weißes Berliner Zimmer mit gescheuerten Dielen, rostrotem Sofa, großer Feige und offenen Flügeltüren zum Schlafzimmer',
  'garden-flat':
    'Schlafzimmer in Sandtönen und hellem Leinen, die Glastür ist zu einem Rasen mit blühendem Kirschbaum geöffnet',
  'timber-tower':
    'Küche und Essplatz ganz aus Fichte, eine Holzeisenbahn auf dem Teppich, breite Balkontüren vor bewaldeten Hügeln',
  'forest-cabin':
    'Bett und Holzofen unter den steilen Brettern des Nurdachhauses, hinter dem verglasten Giebel hohe Fichten im Nebel',
  'lake-house': 'Wohnraum mit weißen Brettern unter dem Satteldach, tiefe Sonne über dem See im verglasten Giebel',
  'alpine-farmhouse': 'Getäfelte Stube mit grünem Kachelofen, Eckbank mit roten Kissen und kleinen Fenstern zur Wiese',
  'heath-pavilion':
    'Orangefarbenes Sofa und offenes Feuer in einer weißen Ziegelwand, entlang der ganzen Glasfront blüht die Heide',
  'dune-house': 'Weißes Bad mit ovaler Wanne vor einem breiten Fenster, draußen bewachsene Dünen und das Meer',
  'thatched-house':
    'Niedrige Küche mit hellblauen Balken, Herd vor blau-weißen Fliesen und gescheuertem Tisch mit petrolfarbenen Stühlen',
  'cliff-house': 'Ledersessel zwischen einer Bücherwand mit Leiter und einer Glasfront hoch über dem Meer',
  'tuscan-villa':
    'Gewölbte Küche mit Ziegelrippen, ein langer gedeckter Tisch auf Terrakotta und ein offener Bogen zu den Zypressen',
  'patio-house':
    'Weißer Raum mit gemusterten Zementfliesen und gemauerter Bank, ein Bogen öffnet sich zum Orangenbaum im Patio',
  'fjord-cabin':
    'Hütte aus Kiefernholz mit Alkoven und Ofen, von der Fensterbank sieht man in der blauen Stunde den Fjord hinunter',
  'cycladic-house':
    'Weißes Schlafzimmer mit Gewölbe, gemauertem Bett und blauen Läden, eine Bogentür führt auf Terrasse und Meer',
  finca:
    'Überdachter Gang mit Sandsteinbögen und Holzbalken, ein langer gedeckter Tisch in der Abendsonne, draußen Olivenbäume und ein Becken',
  lighthouse:
    'Runder Laternenraum mit roten Streben, geschwungenem Schreibtisch, blauem Sessel und Fernrohr, hinter den Scheiben Salzwiesen und Meer',
  'brick-mill':
    'Maleratelier unter Ziegelgewölben auf Eisensäulen, hohe Bogenfenster, eine Staffelei und ein Tisch voller Farben',
  'logistics-hall':
    'Gang zwischen hohen blauen und orangefarbenen Regalen, ein Schubmaststapler hebt Kartons unter einem Lichtband',
  workshop:
    'Backsteinwerkstatt unter Sheds aus Glas mit gelbem Laufkran, einem gemeißelten Steinring und einer Hobelbank',
}
