/** Around every mail: why it came, and what its button opens. */
export const mailFrame = {
  reasons: {
    guest: 'Du bekommst diese Mail, weil du zu diesem Running Dinner angemeldet bist.',
    waiting: 'Du bekommst diese Mail, weil du bei diesem Running Dinner auf der Warteliste stehst.',
    left: 'Du bekommst diese Mail, weil du zu diesem Running Dinner angemeldet warst.',
    payer: 'Du bekommst diese Mail, weil du für dieses Running Dinner bezahlt hast.',
    organiser: 'Du bekommst diese Mail, weil du dieses Running Dinner organisierst.',
    /** To an address that its owner has not confirmed. */
    stranger: 'Du bekommst diese Mail, weil jemand deine Adresse bei einem Running Dinner eingetragen hat.',
    account: 'Du bekommst diese Mail, weil jemand mit deiner Adresse diese Seite benutzt.',
    operator: 'Du bekommst diese Mail, weil du diese Seite betreibst.',
  },
  openEvening: 'Mein Abend öffnen',
  ownData: 'Meine Angaben · Ich kann nicht kommen',
  /** After the evening. */
  ownDataOver: 'Meine Angaben',
  openTeam: 'Mein Team öffnen',
}
