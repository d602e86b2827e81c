export const homeTitle = 'ArtAlley - Start'
export const homeDescription =
  'Bilder und Gedichte von Lina Falke: Zeichnungen, Drucke, Papierschnitte und Aquarelle aus Licht und Schatten.'
export const galleryTitle = 'ArtAlley - Galerie'
export const galleryDescription =
  'Alle Werke von Lina Falke an einem Ort: näher hinsehen, sagen, was man sieht, und zum nächsten wiederkommen.'
export const poemsTitle = 'ArtAlley - Gedichte'
export const poemsDescription =
  'Sieben Gedichte von Lina Falke, auf Englisch, jedes auf einer eigenen Seite einem Werk gegenüber.'
export const aboutTitle = 'ArtAlley - Über mich'
export const aboutDescription = 'Wer Lina Falke ist, womit und wo sie arbeitet und wie man sie erreicht.'
export const loginTitle = 'ArtAlley - Anmelden'
export const loginDescription = 'Für die Künstlerin.'

export const mainMenu = 'Hauptmenü'
export const menuHome = 'START'
export const menuGallery = 'GALERIE'
export const menuPoems = 'GEDICHTE'
export const menuAbout = 'VITA'
export const footer = 'Fußzeile'
export const demonstration = <T>(link: (agency: string) => T) => [
  'Eine Künstlerin, die es nicht gibt, auf einer Musterseite von ',
  link('Sternsinger'),
  '. Werke und Worte sind eigens dafür entstanden.',
]
export const login = 'Anmelden'
export const imprint = 'Impressum'
export const privacy = 'Datenschutz'
export const accessibility = 'Barrierefreiheit'

export const headline = { innovative: 'INNOVATIV', passionate: 'PASSIONIERT', expressive: 'EXPRESSIV' }
export const headlineWidths = { innovative: '4.85', passionate: '6.16', expressive: '5.22' }
export const worksBy = 'Bilder und Gedichte von Lina Falke'
export const lightHint = 'Das Licht kommt von dort, wohin Sie zeigen.'
export const thesis = 'Licht kommt nur an. Schatten sagt, wo.'
export const thesisText =
  'Ich fange mit dem Schatten an. Seine Länge verrät die Stunde, seine Kante das Wetter, und wo er knickt, ist eine Stufe, die niemand gezeichnet hat. Was auf dem Papier übrig bleibt, ist das Licht, und das habe ich nicht angerührt.'
export const iAmLina = 'Ich bin Lina.'
export const iAmLinaText =
  'Ich zeichne, male, drucke und schneide Papier unter dem Dach eines Fährhauses, an dem keine Fähre mehr anlegt. Ich arbeite mit Tusche, Wasser, Sonnenlicht und dem, was die Flut liegen lässt, und ich schreibe, während etwas trocknet.'
export const moreAboutMe = 'Mehr über mich'
export const connect = 'SO ERREICHEN SIE MICH'
export const phoneOrEmail = 'Telefon/E-Mail'
export const questions = 'FRAGEN?'
export const products = 'WAS ES BEI MIR GIBT'
export const contractWork = 'Auftragsarbeiten'
export const contractWorkText =
  'Eine Wand, ein Buchumschlag, ein Treppenhaus: Sagen Sie mir, wie groß, und um welche Zeit die Sonne hereinkommt.'
export const artGallery = 'Meine Galerie'
export const artGalleryText =
  'Alle Werke an einem Ort: von weit weg und von ganz nah anzusehen, und um darüber zu reden.'
export const ownPoems = 'Eigene Gedichte'
export const ownPoemsText =
  'Sieben auf Englisch, jedes auf einer eigenen Seite. Gemacht, um sie jemandem laut vorzulesen.'

export const poems = 'Gedichte'
export const contents = 'Inhalt'

export const aboutMe = 'Über mich'
export const bioBeginnings =
  'Ich komme aus einer Stadt mit zwei Leuchttürmen, von denen einer abgeschaltet war. Schrift setzen konnte ich, bevor ich zeichnen konnte, und ein Blatt Papier ist für mich bis heute etwas mit Rändern.'
export const bioPlace =
  'Nach der Kunsthochschule habe ich vom Zeichnen fremder Häuser gelebt, drei Jahre Treppen und Schatten. Dann zog ich unter das Dach eines Fährhauses. Es hat ein großes Fenster nach Norden und ein kleines nach Westen, und fast alles, was ich mache, handelt davon, was im Lauf eines Tages zwischen den beiden geschieht.'
export const bioSeries = <T>(series: (name: string) => T) => [
  'Ich arbeite in Serien, denn ein einzelnes Bild kann Glück sein. ',
  series('Undertow'),
  ' ist mit einem einzigen Pinsel gemalt, und nichts wird verbessert. ',
  series('Cut Light'),
  ' ist Papier und ein Messer. ',
  series('Glass Hours'),
  ' macht die Sonne; ich halte nur das Glas. Die Gedichte kommen zuletzt, wenn alles nass ist und ich nichts anfassen darf.',
]
export const shown = 'Ausstellungen'
export const ferryHouse = 'Fährhaus, in den eigenen Räumen'
export const palmHouse = 'Botanischer Garten, im alten Palmenhaus'
export const library = 'Stadtbibliothek, auf allen vier Treppenabsätzen'
export const baths = 'Stadtbad, nach Badeschluss'
export const contactMe = 'Schreiben Sie mir'
export const contactNote =
  'Für ein Werk auf Bestellung, eine Wand, die Sie mir leihen, oder eine Zeile, die Sie nicht mehr loswerden. Ich antworte innerhalb von drei Tagen, außer wenn ich drucke.'

export const loginLead = 'Für die Künstlerin. Alle anderen sind willkommen, wie sie sind.'
export const backToGallery = 'Zurück zur Galerie'

export const lostDescription = 'Unter dieser Adresse gibt es keine Seite.'
export const lost = 'Seite nicht gefunden'
export const lostTimer = 'Sie werden gleich weitergeleitet …'
export const lostWay = 'Jetzt zur Startseite'

export const falconAlt =
  'Papierschnitt: Ein weißer Falke gleitet über eine gelbe Wand und wirft einen großen Schatten darauf; darunter zwei dunkle Bögen, weiße Stufen und ein roter Ball'
export const selfPortrait = {
  made: 'Papierschnitt, 2025',
  alt: 'Lina Falke, von ihr selbst aus Papier geschnitten: eine Hälfte des Gesichts im Licht, die andere im Schatten, ein roter Stift hinter dem Ohr, ein gestreiftes Hemd',
}
export const streetOfWhirls = {
  made: 'Gouache auf dunklem Papier, 2025',
  alt: 'Panorama auf Dunkelblau: Pinselstriche in Orange, Rosa und Hellblau ziehen an einer schwarzen Scheibe vorbei und rollen sich dahinter zu zwei Reihen von Wirbeln ein.',
}
export const curtain = {
  made: 'Sonnendruck, 2022',
  alt: 'Sonnendruck als Panorama in Silbergrau: Falten aus Licht hängen wie ein dünner Vorhang, kreuzen sich und sammeln sich zu hellen Säumen.',
}
export const braidedRiver = {
  made: 'Gouache, 2022',
  alt: 'Von oben gesehen: Stränge aus türkisfarbenem und weißem Wasser teilen und treffen sich zwischen langen ockerfarbenen Inseln auf ihrem Weg das Blatt hinab.',
}
export const sixtyRidges = {
  made: 'Tusche auf schwarzem Papier, 2024',
  alt: 'Plotterzeichnung auf schwarzem Papier: Weiße Linien steigen zu Bergkämmen auf, einer hinter dem anderen, der nähere verdeckt den ferneren; darüber hängt eine rote Scheibe.',
}
export const fiveVessels = {
  made: 'Feder und Tusche, 2024',
  alt: 'Federzeichnung eines Stilllebens: ein Krug, zwei Flaschen, eine Vase, eine Tasse und eine Schale mit einem orangefarbenen Ei auf einem Tisch, in Ringen schraffiert, ringsum gekreuzte Schatten.',
}
export const smallSun = {
  made: 'Gouache, 2025',
  alt: 'Quadratisches Gemälde: Gelbe, weiße und blaue Striche kreisen um eine kleine leere Scheibe, dicht in ihrer Nähe und zu den Ecken hin gelöst in lange Bögen.',
}
export const whiteReef = {
  made: 'Gips, 2023',
  alt: 'Gipsrelief im Streiflicht: eine runde Kolonie gewundener Korallenkämme auf leerem Grund, in der Mitte fein und am Rand in Punkte zerfallend.',
}
export const windowRain = {
  made: 'Fotogramm, 2023',
  alt: 'Fotogramm in Schwarz und Silber: Hunderte Tropfen auf einer Fensterscheibe, jeder mit einer eigenen kleinen Sonne; einige sind über den Schatten des Fensterkreuzes hinabgelaufen.',
}
export const tower = {
  made: 'Feder, Tusche und Gouache, 2023',
  alt: 'Federzeichnung: Ein unfertiger runder Turm mit einer Rampe und Hunderten Bögen windet sich empor; oben steht ein Kran, an seinem Fuß zwei Hütten, der Himmel ist rot.',
}
