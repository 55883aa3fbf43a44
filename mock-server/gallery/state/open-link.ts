/** The address that sets a browser into a selection and leads it to the shop. Nothing selected: leaves the scenario. */
export function openLink({ selection, world, path }: { selection: string; world: string; path?: string | null | undefined }): string {
  const said = new URLSearchParams({ selection, world })
  if (path) said.set('path', path)
  return `/open?${said}`
}
