import { expect, test } from 'vitest'
import { cellKinds } from '../cell-kinds.ts'
import { readAddress } from '../read-participant.ts'

function read(cell: string) {
  return readAddress(new Map([['streetWithNr', cell]]))
}

test.each([
  ['Hegelstraße 71, Appartement B87', 'Hegelstraße', '71', 'Appartement B87'],
  ['Hegelstraße 71, Zimmer 12', 'Hegelstraße', '71', 'Zimmer 12'],
  ['Hegelstraße 71, Zi. 12', 'Hegelstraße', '71', 'Zi. 12'],
  ['Hegelstraße 71, Whg. 3', 'Hegelstraße', '71', 'Whg. 3'],
  ['Hegelstraße 71 Whg 3', 'Hegelstraße', '71', 'Whg 3'],
  ['Hegelstraße 71, App. 204', 'Hegelstraße', '71', 'App. 204'],
  ['Hegelstraße 71, 3. OG', 'Hegelstraße', '71', '3. OG'],
  ['Hegelstraße 71, 2. Stock links', 'Hegelstraße', '71', '2. Stock links'],
  ['Hegelstraße 71, OG 2', 'Hegelstraße', '71', 'OG 2'],
  ['Hegelstraße 71, Etage 3', 'Hegelstraße', '71', 'Etage 3'],
  ['Hegelstraße 71, Haus 2', 'Hegelstraße', '71', 'Haus 2'],
  ['Hegelstraße 71, Block C 5', 'Hegelstraße', '71', 'Block C 5'],
  ['Hegelstraße 71 Hinterhaus', 'Hegelstraße', '71', 'Hinterhaus'],
  ['Hegelstraße 71 HH', 'Hegelstraße', '71', 'HH'],
  ['Hegelstraße 71a, WG 5', 'Hegelstraße', '71a', 'WG 5'],
  ['St. Anno, Hegelstraße 71', 'Hegelstraße', '71', 'St. Anno'],
  ['c/o Müller, Hegelstraße 71', 'Hegelstraße', '71', 'c/o Müller'],
  ['Wohnheim Nord, Hegelstraße 71, Zi 12', 'Hegelstraße', '71', 'Wohnheim Nord, Zi 12'],
  ['Hegelstraße 71 (Zimmer 12)', 'Hegelstraße', '71', 'Zimmer 12'],
  ['Hegelstraße 71 // Klingel 12', 'Hegelstraße', '71', 'Klingel 12'],
  ['Hegelstraße 71 - Zimmer 12', 'Hegelstraße', '71', 'Zimmer 12'],
  ['Hegelstraße 71, Klingel Müller 3', 'Hegelstraße', '71', 'Klingel Müller 3'],
  ['Hegelstraße 71 II', 'Hegelstraße', '71', 'II'],
  ['Hegelstraße 71 App 12', 'Hegelstraße', '71', 'App 12'],
  ['Hegelstr.71', 'Hegelstr.', '71', ''],
  ['Hegelstraße71', 'Hegelstraße', '71', ''],
  ['Hegelstraße, 71', 'Hegelstraße', '71', ''],
  ['Hegelstraße 71, Top 4', 'Hegelstraße', '71', 'Top 4'],
  ['Hegelstraße 71/4/12', 'Hegelstraße', '71/4/12', ''],
  ['Hauptstr. 5 2. Etage', 'Hauptstr.', '5', '2. Etage'],
  ['Hauptstr. 5 1. OG rechts', 'Hauptstr.', '5', '1. OG rechts'],
  ['Hauptstr. 5 Seitenflügel links', 'Hauptstr.', '5', 'Seitenflügel links'],
  ['Hauptstr. 5 - 3. Stock', 'Hauptstr.', '5', '3. Stock'],
  ['Hauptstr. 5, Stiege 2, Tür 14', 'Hauptstr.', '5', 'Stiege 2, Tür 14'],
  ['Hauptstr. 5 / Top 4', 'Hauptstr.', '5', 'Top 4'],
  ['Hauptstr. 5 #12', 'Hauptstr.', '5', '#12'],
  ['Hauptstr. 5 3rd floor', 'Hauptstr.', '5', '3rd floor'],
  ['Hauptstr. 5, Flat 4', 'Hauptstr.', '5', 'Flat 4'],
  ['Hauptstr. 5 VH 3. OG', 'Hauptstr.', '5', 'VH 3. OG'],
  ['Hauptstr. 5 bei Müller', 'Hauptstr.', '5', 'bei Müller'],
  ['Hauptstr. 5 im Hinterhof', 'Hauptstr.', '5', 'im Hinterhof'],
  ['Zimmer 12, Hauptstr. 5', 'Hauptstr.', '5', 'Zimmer 12'],
])('a room or floor beside the house number is a remark: %s', (cell, street, streetNr, addressRemarks) => {
  expect(read(cell)).toMatchObject({ street, streetNr, addressRemarks, zip: '' })
})

test.each([
  ['Lessingstraße 20, 39106 Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Lessingstraße 20 39106 Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Lessingstraße 20\n39106 Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['39106 Magdeburg, Lessingstraße 20', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['39106 Magdeburg Lessingstraße 20', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Wendenstr. 414-424 20537 Hamburg', 'Wendenstr.', '414-424', '20537', 'Hamburg', ''],
  ['Fichtestraße 1-4, 08451 Crimmitschau Chemnitz', 'Fichtestraße', '1-4', '08451', 'Crimmitschau Chemnitz', ''],
  ['Lessingstraße 20, 39106 Magdeburg, Deutschland', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Hegelstraße 71, Appartement B87, 39106 Magdeburg', 'Hegelstraße', '71', '39106', 'Magdeburg', 'Appartement B87'],
  ['Hegelstraße 71, Zimmer 12, 39106 Magdeburg', 'Hegelstraße', '71', '39106', 'Magdeburg', 'Zimmer 12'],
  ['Hegelstraße 71 Zimmer 12, 39106 Magdeburg', 'Hegelstraße', '71', '39106', 'Magdeburg', 'Zimmer 12'],
  ['Hegelstraße 71 / Whg. 3, 39106 Magdeburg', 'Hegelstraße', '71', '39106', 'Magdeburg', 'Whg. 3'],
  ['Hegelstr. 71 (WG 3. Stock), 39106 Magdeburg', 'Hegelstr.', '71', '39106', 'Magdeburg', 'WG 3. Stock'],
  ['Hegelstr. 71, bei Müller, 39106 Magdeburg', 'Hegelstr.', '71', '39106', 'Magdeburg', 'bei Müller'],
  [
    'Sternstraße 21 Eingang Seumestraße, 39104 Magdeburg',
    'Sternstraße',
    '21',
    '39104',
    'Magdeburg',
    'Eingang Seumestraße',
  ],
  ['Musterstraße 12, D-39106 Magdeburg', 'Musterstraße', '12', 'D-39106', 'Magdeburg', ''],
  ['17 Rue de Montaigut, 03390 Montmarault, France', 'Rue de Montaigut', '17', '03390', 'Montmarault', ''],
  [
    'Wohnheim 4, Zi. 312, Hegelstraße 71, 39106 Magdeburg',
    'Hegelstraße',
    '71',
    '39106',
    'Magdeburg',
    'Wohnheim 4, Zi. 312',
  ],
  ['Lessingstraße 20 - 39106 Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Lessingstraße 20; 39106 Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Vodičkova 12, 110 00 Praha 1', 'Vodičkova', '12', '110 00', 'Praha 1', ''],
  ['Storgatan 12, 114 55 Stockholm, Sweden', 'Storgatan', '12', '114 55', 'Stockholm', ''],
  ['ul. Długa 5/3, 00-950 Warszawa', 'ul. Długa', '5/3', '00-950', 'Warszawa', ''],
  ['Rua Augusta 10, 1100-148 Lisboa, Portugal', 'Rua Augusta', '10', '1100-148', 'Lisboa', ''],
  ['Kerkstraat 12 5613GZ Eindhoven', 'Kerkstraat', '12', '5613GZ', 'Eindhoven', ''],
  ['10115 Berlin Unter den Linden 7', 'Unter den Linden', '7', '10115', 'Berlin', ''],
  ['61348 Bad Homburg Louisenstraße 3', 'Louisenstraße', '3', '61348', 'Bad Homburg', ''],
  ['Zeil 9 | 60311 Frankfurt am Main', 'Zeil', '9', '60311', 'Frankfurt am Main', ''],
  ['Lessingstraße 20, 39106, Magdeburg', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Lessingstraße 20, Magdeburg, 39106', 'Lessingstraße', '20', '39106', 'Magdeburg', ''],
  ['Lessingstr. 20 in 39106 Magdeburg', 'Lessingstr.', '20', '39106', 'Magdeburg', ''],
  ['Lessingstr. 20 (39106 Magdeburg)', 'Lessingstr.', '20', '39106', 'Magdeburg', ''],
  [
    'Hauptstr. 5, Hinterhaus, 2. OG links, 10827 Berlin, Germany',
    'Hauptstr.',
    '5',
    '10827',
    'Berlin',
    'Hinterhaus, 2. OG links',
  ],
  ['Dorfstraße 1 - 3, 12345 Ort', 'Dorfstraße', '1 - 3', '12345', 'Ort', ''],
  ['Straße des 17. Juni 135, 10623 Berlin', 'Straße des 17. Juni', '135', '10623', 'Berlin', ''],
  ['68161 Mannheim C4 7', 'C4', '7', '68161', 'Mannheim', ''],
  ['Bahnhofstr. 1 8001 Zürich Schweiz', 'Bahnhofstr.', '1', '8001', 'Zürich', ''],
  ['Im Winkel 5 39106 Magdeburg', 'Im Winkel', '5', '39106', 'Magdeburg', ''],
  ['Bei der Kirche 4 39106 Magdeburg', 'Bei der Kirche', '4', '39106', 'Magdeburg', ''],
])('a whole address in one cell: %j', (cell, street, streetNr, zip, cityName, addressRemarks) => {
  expect(read(cell)).toMatchObject({ street, streetNr, zip, cityName, addressRemarks })
})

test('a country behind the town is the country of the person', () => {
  expect(read('17 Rue de Montaigut, 03390 Montmarault, France').country).toBe('FR')
})

test.each([
  '8 Plätze',
  '2 Personen',
  'max. 8 Leute',
  'Platz für 6',
  'für 8',
  '8 Personen am Tisch',
  'ca. 6-8 Gäste',
  '30 Minuten',
  '8 große Stühle',
  '2-4 people',
])('%s is an amount and no address', (cell) => {
  expect(cellKinds.streetWithNr(cell)).toBe(false)
})

test.each(['12 Rue de la Paix', 'Am Markt 3', 'Platz der Republik 1', 'Forststraße 8', '15 Kings Road'])(
  '%s is an address',
  (cell) => {
    expect(cellKinds.streetWithNr(cell)).toBe(true)
  },
)
