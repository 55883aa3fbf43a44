/** The URL that puts a browser into a selection and redirects to the shop. Without a selection, it leaves the scenario. */
export function openLink({ selection, world, path }: { selection: string; world: string; path?: string | null | undefined }): string {
  const said = new URLSearchParams({ selection, world })
  if (path) said.set('path', path)
  return `/open?${said}`
}
