export interface Asked {
  method: "GET" | "POST";
  target: string;
  headers?: Record<string, string>;
  body?: string;
}
