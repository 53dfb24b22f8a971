/** The town in the middle of a zip area. Only tells towns of one name apart, so that the nearest large town is good enough. */
export interface ZipArea {
  country: string
  prefix: string
  town: string
}

const areas: Readonly<Record<string, string>> = {
  DE: `01 Dresden,02 Bautzen,03 Cottbus,04 Leipzig,06 Halle (Saale),07 Gera,08 Zwickau,09 Chemnitz,10 Berlin,12 Berlin,
    13 Berlin,14 Potsdam,15 Frankfurt (Oder),16 Oranienburg,17 Neubrandenburg,18 Rostock,19 Schwerin,20 Hamburg,21 Lüneburg,
    22 Hamburg,23 Lübeck,24 Kiel,25 Itzehoe,26 Oldenburg,27 Bremerhaven,28 Bremen,29 Celle,30 Hannover,31 Hildesheim,
    32 Herford,33 Bielefeld,34 Kassel,35 Gießen,36 Fulda,37 Göttingen,38 Braunschweig,39 Magdeburg,40 Düsseldorf,
    41 Mönchengladbach,42 Wuppertal,44 Dortmund,45 Essen,46 Wesel,47 Duisburg,48 Münster,49 Osnabrück,50 Köln,51 Köln,
    52 Aachen,53 Bonn,54 Trier,55 Mainz,56 Koblenz,57 Siegen,58 Hagen,59 Hamm,60 Frankfurt am Main,61 Bad Homburg vor der Höhe,
    63 Offenbach,64 Darmstadt,65 Wiesbaden,66 Saarbrücken,67 Kaiserslautern,68 Mannheim,69 Heidelberg,70 Stuttgart,
    71 Ludwigsburg,72 Tübingen,73 Göppingen,74 Heilbronn,75 Pforzheim,76 Karlsruhe,77 Offenburg,78 Villingen-Schwenningen,
    79 Freiburg,80 München,81 München,82 Weilheim,83 Rosenheim,84 Landshut,85 Freising,86 Augsburg,87 Kempten,88 Ravensburg,
    89 Ulm,90 Nürnberg,91 Ansbach,92 Amberg,93 Regensburg,94 Passau,95 Bayreuth,96 Bamberg,97 Würzburg,98 Suhl,99 Erfurt`,
  AT: `10 Wien,11 Wien,12 Wien,20 Hollabrunn,21 Mistelbach,22 Wien,23 Mödling,24 Bruck an der Leitha,25 Baden,26 Neunkirchen,
    27 Wiener Neustadt,28 Wiener Neustadt,30 Sankt Pölten,31 Sankt Pölten,32 Scheibbs,33 Amstetten,34 Klosterneuburg,35 Krems,
    36 Krems,37 Horn,38 Waidhofen an der Thaya,39 Zwettl,40 Linz,41 Linz,42 Freistadt,43 Perg,44 Steyr,45 Kirchdorf an der Krems,
    46 Wels,47 Schärding,48 Vöcklabruck,49 Ried im Innkreis,50 Salzburg,51 Salzburg,52 Braunau am Inn,53 Salzburg,54 Hallein,
    55 Bischofshofen,56 Zell am See,57 Zell am See,60 Innsbruck,61 Innsbruck,62 Schwaz,63 Kufstein,64 Imst,65 Landeck,66 Reutte,
    67 Bludenz,68 Feldkirch,69 Bregenz,70 Eisenstadt,71 Neusiedl am See,72 Oberpullendorf,73 Mattersburg,74 Oberwart,75 Oberwart,
    80 Graz,81 Graz,82 Hartberg,83 Feldbach,84 Leibnitz,85 Deutschlandsberg,86 Bruck an der Mur,87 Leoben,88 Judenburg,89 Liezen,
    90 Klagenfurt,91 Völkermarkt,92 Klagenfurt,93 Sankt Veit an der Glan,94 Wolfsberg,95 Villach,96 Hermagor,98 Spittal an der Drau,
    99 Lienz`,
  CH: `10 Lausanne,11 Morges,12 Genève,13 Yverdon-les-Bains,14 Yverdon-les-Bains,15 Payerne,16 Bulle,17 Fribourg,18 Vevey,19 Sion,
    20 Neuchâtel,21 Neuchâtel,22 La Chaux-de-Fonds,23 La Chaux-de-Fonds,24 Le Locle,25 Biel,26 Biel,27 Moutier,28 Delémont,
    29 Porrentruy,30 Bern,31 Bern,32 Lyss,33 Burgdorf,34 Burgdorf,35 Langnau,36 Thun,37 Spiez,38 Interlaken,39 Brig,40 Basel,
    41 Muttenz,42 Laufen,43 Rheinfelden,44 Liestal,45 Solothurn,46 Olten,47 Balsthal,48 Zofingen,49 Langenthal,50 Aarau,51 Brugg,
    52 Brugg,53 Bad Zurzach,54 Baden,55 Mellingen,56 Wohlen,57 Aarau,60 Luzern,61 Wolhusen,62 Sursee,63 Zug,64 Schwyz,65 Bellinzona,
    66 Locarno,67 Biasca,68 Chiasso,69 Lugano,70 Chur,71 Ilanz,72 Landquart,73 Sargans,74 Thusis,75 Sankt Moritz,80 Zürich,81 Bülach,
    82 Schaffhausen,83 Wetzikon,84 Winterthur,85 Frauenfeld,86 Uster,87 Rapperswil,88 Horgen,89 Dietikon,90 Sankt Gallen,91 Herisau,
    92 Gossau,93 Arbon,94 Altstätten,95 Wil,96 Wattwil`,
  BE: '1 Brussels,2 Antwerpen,3 Leuven,4 Liège,5 Namur,6 Charleroi,7 Mons,8 Brugge,9 Gent',
  NL: '1 Amsterdam,2 Den Haag,3 Utrecht,4 Breda,5 Eindhoven,6 Arnhem,7 Enschede,8 Zwolle,9 Groningen',
  DK: '1 København,2 København,3 Hillerød,4 Roskilde,5 Odense,6 Kolding,7 Herning,8 Aarhus,9 Aalborg',
  PL: '0 Warszawa,1 Olsztyn,2 Lublin,3 Kraków,4 Katowice,5 Wrocław,6 Poznań,7 Szczecin,8 Gdańsk,9 Łódź',
  CZ: '1 Praha,2 Praha,3 Plzeň,4 Ústí nad Labem,5 Hradec Králové,6 Brno,7 Ostrava',
  IT: `0 Roma,07 Sassari,08 Nuoro,09 Cagliari,1 Torino,2 Milano,3 Venezia,38 Trento,39 Bolzano,4 Bologna,5 Firenze,6 Ancona,
    64 Teramo,65 Pescara,66 Chieti,67 L'Aquila,7 Bari,8 Napoli,87 Cosenza,88 Catanzaro,89 Reggio Calabria,9 Palermo`,
}

export const zipAreas: readonly ZipArea[] = Object.entries(areas).flatMap(([country, list]) =>
  list.split(',').map((entry) => {
    const [prefix = '', ...town] = entry.trim().split(' ')
    return { country, prefix, town: town.join(' ') }
  }),
)
