export const activities = {
  title: 'Aktivitäten',
}
