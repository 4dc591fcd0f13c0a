/** The host names built into the public client packages: those of the API, and those of files. */
export const CLIENT_MEDIA = 'https://static.wixstatic.com';
export const CLIENT_VIDEO = 'https://video.wixstatic.com';
const CLIENT_HOSTS = new Set(['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com', 'video.wixstatic.com']);

/** Whether a request to this host is a client package's own. */
export const isClientHost = (host: string): boolean => CLIENT_HOSTS.has(host);
