export const routes = {
  title: 'Routen',
}
