/** What is written about each property in German, by its id: its name, and 60 to 90 words. */
export const descriptionsDE: Readonly<Record<number, { name: string; description: string }>> = {
  1: {
    name: 'Kaufmannshaus am Kanal',
    description:
      'Seit 1584 steigt der Giebel Stufe um Stufe über dem Wasser auf, und an den Eisenringen neben der Tür liegt noch immer ein Boot. Hinter der Diele mit Ziegelboden verteilen sich sieben Zimmer auf drei Geschosse, die Balken dunkel, die Wände gekalkt. Die Küche blickt auf den Kai, das Arbeitszimmer in einen ummauerten Hof mit Feigenbaum. Heizung, Leitungen und Fenster wurden 2017 gemeinsam mit der Denkmalpflege erneuert.',
  },
  2: {
    name: 'Eckhaus mit Turm',
    description:
      'Der Architekt wollte 1897, dass man diese Ecke aus drei Straßen sieht: daher der Turm, seine Kupferhaube und der ockerfarbene Putz, der die Morgensonne fängt. Zwei Läden sind an eine Buchbinderei und eine Bäckerei vermietet. In den Wohnungen darüber liegen Fischgrätparkett und 3,6 Meter hohe Decken, in vielen steht noch der Kachelofen. Das Treppenhaus zeigt wieder seine ersten Farben; die Wohnung mit dem runden Turmzimmer ist frei.',
  },
  3: {
    name: 'Stadthaus am Hafenbecken',
    description:
      'Vier Kästen aus dunklem Klinker, jeder ein Stück weiter über den Kai geschoben als der darunter, als hätte ein Hafenkran sie in Eile abgesetzt. Innen steigt die Treppe an einem einzigen hohen Fenster entlang. Gekocht und gegessen wird im ersten Stock, auf Höhe der vorbeiziehenden Masten; die Schlafzimmer liegen höher und ruhiger. Auf dem Dach nimmt eine Terrasse aus Lärche das letzte Licht auf, das die Elbe heraufkommt.',
  },
  4: {
    name: 'Weißes Reihenhaus',
    description:
      'Ein Haus, wie es nur Bremen baut: schmal und tief, sieben Stufen hinauf zur blauen Tür, dazu ein Erker, in den ein Frühstückstisch passt. Die drei Wohnräume gehen durch Flügeltüren ineinander über, die Küche zum Garten wurde 2019 erneuert. Darüber liegen drei Schlafzimmer und ein Bad mit den Bodenfliesen von einst. Straßenbahn, Kinos und die Weser erreicht man in wenigen Minuten zu Fuß.',
  },
  5: {
    name: 'Penthouse auf zwei Ebenen',
    description:
      'Der Aufzug hält im neunzehnten Stock direkt in der Wohnung. Unten: Wohnraum, Bibliothek und eine Küche mit langem Tresen aus Verde-Alpi-Marmor. Oben: drei Schlafzimmer rund um eine Terrasse, auf der Ahorne und Gräser in einem halben Meter Erde wachsen und ein kleines Wasserbecken den Himmel spiegelt. In der Dämmerung leuchten auf der einen Seite die Banktürme auf, auf der anderen wird der Taunus dunkel. Zwei Tiefgaragenplätze gehören dazu.',
  },
  6: {
    name: 'Wohnung im zweiten Hof',
    description:
      'Zweiter Hof, dritter Stock, links: weit genug von der Straße, um die Amsel im großen Baum zu hören. Die Wohnung reicht vom Stahlbalkon im Süden bis zum Schlafzimmer auf der stillen Nordseite. Dielen, Flügeltüren und Stuck haben seit 1905 überdauert, Bad und Küche sind von 2020. Das Haus hält eine Werkstatt, eine Waschküche und vierzig Fahrräder in Ordnung und stimmt über alles andere einmal im Jahr ab.',
  },
  7: {
    name: 'Gartenwohnung',
    description:
      'Das Erdgeschoss eines weißen Hauses ohne eine einzige scharfe Ecke. Der Wohnraum folgt der Rundung der Fassade, seine Glaswand lässt sich ganz beiseiteschieben, und der Rasen beginnt dort, wo das Eichenparkett endet. Hainbuchenhecken halten den Garten für sich. Dazu drei Schlafzimmer, zwei Bäder und ein Kellerraum mit Tageslicht. Zum Englischen Garten sind es sechs Minuten mit dem Rad, zur U-Bahn vier zu Fuß.',
  },
  8: {
    name: 'Wohnung im Holzhaus',
    description:
      'Sechs Geschosse aus Fichte und Weißtanne, verleimt, gedübelt und sichtbar gelassen: Man riecht das Haus, bevor man es sieht. Die Wohnung liegt im vierten Stock an der Ecke, und an beiden Seiten läuft ein zwei Meter tiefer Balkon entlang. Geheizt wird wenig, denn die Wände sind vierzig Zentimeter dick, und das Dach liefert mehr Strom, als das Haus verbraucht. Autos bleiben am Rand des Viertels, die Straßenbahn nicht.',
  },
  9: {
    name: 'Nurdachhaus im Fichtenwald',
    description:
      'Der Weg endet, und achtzig Schritte weiter steht ein A aus dunklem Holz zwischen Fichten, die älter sind als der Landkreis. Die ganze Front ist verglast; Nebel, Rehe und erstes Licht kommen bis ans Sofa. Ein Holzofen heizt beide Ebenen, geschlafen wird unter dem First, mit einem Fenster für die Sterne. Das Wasser kommt aus der Quelle am Hang, der Strom aus dem Dorf. Der nächste Nachbar ist Förster und weiß, wo die Pfifferlinge stehen.',
  },
  10: {
    name: 'Haus über dem See',
    description:
      'Zwanzig Pfähle aus Lärche tragen das Haus über das Schilf hinaus. Vom Wohnraum sieht man nur noch Wasser und abends den Reiher; das Glas lässt sich an zwei Seiten öffnen. Dahinter liegen drei Schlafzimmer, eine Sauna mit Stufen in den See und eine Küche für zehn. Am Steg gibt es Strom für das Boot. Berlin ist mit dem Auto eine Stunde und vierzig Minuten entfernt, der Bäcker zwölf Minuten mit dem Ruderboot.',
  },
  11: {
    name: 'Bauernhaus unter einem Dach',
    description:
      'Menschen, Heu und Vieh lebten zwei Jahrhunderte unter diesem einen weiten Dach. Heute sind aus fünf Zimmern neun geworden, aus der Tenne eine Halle mit Galerie, und in der getäfelten Stube hat seit 1796 niemand etwas zu ändern gewagt. Erdwärme heizt, der alte Ofen leistet Gesellschaft. Zwei Hektar lassen sich dazupachten; die Wiese vor der Terrasse gehört zum Haus, der Blick auf den Schnee allen.',
  },
  12: {
    name: 'Glaspavillon in der Heide',
    description:
      'Ein Schüler Egon Eiermanns zeichnete ihn 1968 für ein Paar, das Keramik sammelte: acht Stahlstützen, ein flaches Dach, ringsum Glas. 2018 wurde er bis zu den Türklinken restauriert, mit neuen Scheiben, die den Winter draußen lassen. Ein Kern aus weißem Ziegel birgt Bad, Küche und Kamin. Im August blüht die Heide bis an die Schwelle, in allen anderen Monaten leisten die Wacholder Gesellschaft.',
  },
  13: {
    name: 'Haus hinter den Dünen',
    description:
      'Auf Stelzen, weil die Nordsee alle paar Winter nachsehen kommt und dann wieder geht. Die Lärchenbretter sind grau geworden wie Treibholz, innen ist alles aus heller Esche und weiß geölt. Von der Terrasse führt ein Bohlenweg über die letzte Düne; dahinter liegen ein Kilometer Sand und die Linie des Meeres. Vier Zimmer, ein Ofen, eine Dusche im Freien und ein Schuppen für Drachen, Bretter und Stiefel.',
  },
  14: {
    name: 'Kapitänshaus unter Reet',
    description:
      'Ein Kapitän baute es 1843 von dem, was ihm die Fahrten nach Riga eingebracht hatten, und ließ in seine Haustür eine Sonne und zwei Tulpen schnitzen. Das Dach wurde 2016 neu gedeckt, mit einem halben Meter pommerschem Reet. Niedrige Zimmer mit gestrichenen Dielen liegen um den Herd; das Atelier in der früheren Scheune hat Nordlicht, wie es Maler hier seit 1892 verlangen. Stockrosen säen sich am Zaun selbst aus. Zum Strand sind es vier Minuten.',
  },
  15: {
    name: 'Haus auf der Kreide',
    description:
      'Vom Weg aus sieht man eine Mauer, eine Tür und Baumkronen. Dahinter öffnet sich das Haus auf vierzig Metern Glas, und tief unten arbeitet die Ostsee an der Kreide. Die Architekten haben es weit von der Kante auf tiefe Pfähle gesetzt, nach drei Jahren Messungen, die den Unterlagen beiliegen. Die Betonwände halten die Wärme der Sonne bis in die Nacht. Wohnraum, Arbeitszimmer, drei Schlafzimmer und ein Bad, aus dem man den Fähren nach Schweden nachsieht.',
  },
  16: {
    name: 'Landgut am Ende der Zypressen',
    description:
      'Zweiundsechzig Zypressen führen zum Haus hinauf; in der Urkunde von 1720 hat sie jemand gezählt. Fast meterdicke Mauern halten acht Zimmer ohne weiteres Zutun kühl. Der alte Stall ist heute eine Küche mit zwei Öfen, der Heuboden ein Raum für Gäste, die Zisterne ein Becken, das man erst beim zweiten Rundgang entdeckt. Sechs Hektar gehören dazu: verpachteter Weizen, hundertvierzig Olivenbäume und der Hügel mit Blick auf den Monte Amiata.',
  },
  17: {
    name: 'Weißes Haus mit Patio',
    description:
      'Dick, weiß und niedrig, mit einem blauen Streifen am Sockel gegen Fliegen und den bösen Blick: ein Haus für vierzig Grad. Die Zimmer liegen um einen Patio mit Becken und Orangenbaum, und im Kamin könnte man Schinken räuchern. Die Fliesen sind von Hand gemacht, die Türen aus Kastanie. Hundert Korkeichen stehen auf dem Land, 2029 werden sie wieder geschält. Évora liegt eine halbe Stunde entfernt, der Atlantik eine ganze.',
  },
  18: {
    name: 'Hütte über dem Fjord',
    description:
      'Eine schwarze Hütte mit Gras auf dem Dach, in einem Obstgarten, der so steil ist, dass die Äpfel bis zum Zaun rollen. Alle Möbel sind eingebaut: Alkoven, Fensterbank und ein Tisch für acht, der in der Wand verschwindet. Der Ofen braucht zwanzig Minuten für den Raum, der Fjord einen Sommer für achtzehn Grad. Straße und Glasfaser reichen bis zur Tür, unten liegt der eigene Anleger, und auf dem Gletscher fährt man bis in den Juni Ski.',
  },
  19: {
    name: 'Sieben Würfel und eine Kuppel',
    description:
      'Sieben weiße Würfel, über drei Terrassen gestapelt und durch Stufen verbunden, die öfter gefegt als begangen werden. Unter der Kuppel liegt der Wohnraum, rund und kühl, mit einer Bank an der Wand entlang. Jedes Schlafzimmer hat eine eigene Tür ins Freie, einen blauen Laden und ein anderes Stück Meer. Die Bougainvillea war zuerst da. Eine Zisterne mit 80.000 Litern und Solarzellen hinter der Brüstung bringen das Haus durch den August.',
  },
  20: {
    name: 'Finca mit Bogengang',
    description:
      'Bögen aus Santanyí-Stein beschatten einen vierzehn Meter langen Gang, in dem man von März bis November lebt. Dahinter liegen sieben Zimmer mit Balken aus Wacholder und Böden aus poliertem Kalk. Die Ölpresse von 1824 steht, wo sie immer stand, mitten in der Küche. Ein steinernes Becken fasst das Wasser der Quelle, zweihundert Olivenbäume und eine Palme umgeben es. Nach Sóller mit seiner Straßenbahn und seinem Hafen sind es zehn Minuten talwärts.',
  },
  21: {
    name: 'Leuchtturm mit Wärterhaus',
    description:
      'Das Feuer wurde 1977 gelöscht, das Rot und Weiß seither immer wieder nachgestrichen. Hundertvierzig Stufen führen in den Laternenraum, heute ein Arbeitszimmer mit dem besten Blick auf das Wetter in ganz Deutschland. Am Fuß des Turms hat das Wärterhaus aus Backstein sechs Zimmer, einen Kachelofen und eine Küche zum Deich. Die Schafe gehören dem Bauern. Die Fähre geht dreimal am Tag, bei Sturm gar nicht.',
  },
  22: {
    name: 'Weberei',
    description:
      'Bis 1983 standen hier vierhundert Webstühle. Geblieben sind 8.600 Quadratmeter unter elf Sheds mit Nordlicht, gusseiserne Säulen alle sechs Meter, Böden, die anderthalb Tonnen tragen, und ein Schornstein mit einem Storch darauf. Das Dach ist von 2014. Wohnungen, Ateliers und Werkstätten sind genehmigt, und ins Kesselhaus hätte die Stadt gern eine Bibliothek. Auf dem gepflasterten Hof ist Platz für einen Markt oder dreißig Autos.',
  },
  23: {
    name: 'Logistikhalle',
    description:
      'Zwölf Meter lichte Höhe, zweiundzwanzig Ladetore, vier ebenerdige Einfahrten und ein Boden, den alles befahren darf, was Räder hat. Das Fensterband läuft ringsum; im Sommer arbeitet niemand bei Lampenlicht. Gebaut 2018 und mit Gold zertifiziert, mit 1,4 Megawatt auf dem Dach und Leerrohren für ladende Lastwagen. Das Bahnterminal liegt 900 Meter entfernt, die Autobahn drei Minuten. Zwei Mieter sind im Haus, ihre Verträge laufen bis 2031.',
  },
  24: {
    name: 'Lokomotivwerkstatt',
    description:
      'Früher wurden hier Lokomotiven gewendet, seit 2016 arbeitet unter demselben Laufkran ein Bildhauer. Das Stahlgerüst von 1912 blieb stehen; die Längsseite ist heute eine Wand aus lichtdurchlässigen Platten, die abends den Hof beleuchtet. Im Anbau mit Sheddach liegen Büros, eine Küche und eine kleine Wohnung. Die Gleise laufen noch durch das Tor und enden zwischen den Birken. Der Kran hebt fünf Tonnen und hat gerade seine Prüfung bestanden.',
  },
}
