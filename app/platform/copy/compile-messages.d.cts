export declare function compileMessages(source: string): string
